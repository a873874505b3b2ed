"""A server whose computers play by lot: ``python -m tests.server.random_server [PORT]``, for trying the client."""

from __future__ import annotations

import sys
import time

from tests.server.serving import Running, running


def main(port: int) -> None:
    """Serves on that port until it is interrupted; every limit is wide and nothing is kept."""
    with running(port=port) as server:
        _wait(server)


def _wait(server: Running) -> None:
    print(f"Rummy 500 with computers that play by lot is at {server.url}", flush=True)
    try:
        while True:
            time.sleep(3600)
    except KeyboardInterrupt:
        return


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 8500)
