"""The ASGI server: pages, API, socket, limits, health and metrics."""
