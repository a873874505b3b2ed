"""A second, slow reading of the rules: lists, sets and dictionaries, nothing shared with the kernel."""
