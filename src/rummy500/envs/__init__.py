"""The round as an environment of other libraries; each needs its library, which nothing else here does."""
