"""One live match with its seats, clocks, versions and chat: pure logic over a log of events, which `storage` keeps."""
