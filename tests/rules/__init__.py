"""The rules, chapter by chapter, through the public library, and the kernel against the oracle."""
