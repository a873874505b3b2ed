"""The lesson: a round to step through with the reason for every decision, and exercises made from real positions."""
