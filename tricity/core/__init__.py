"""What all games share. Imports nothing of ours; see ARCHITECTURE.md."""
