"""Tells people who are not looking: by push message, e-mail or webhook. See docs/notices.md."""
