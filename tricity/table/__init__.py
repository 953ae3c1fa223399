"""One live match: seats, clocks, versions, talk. Pure logic over a log of deeds, which `storage` keeps."""
