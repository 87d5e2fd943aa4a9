"""`python -m bench`: prints a table and, as the last line, the same as JSON."""

import json

from bench import coach, server
from bench.kernel import run, yardstick

FULL_SPEED = (300, 6.0, 0.0)
PACED = (200, 8.0, 1.0)


def main() -> None:
    """Measure and print."""
    rows = run() + coach.run()
    print(f"sum(range(100)) takes {yardstick():.2f} µs here; scaled figures are for a machine where it takes 1 µs.")
    for row in rows:
        raw = f"{row['raw']:>12,}" if "raw" in row else " " * 12
        print(f"{row['game']:<12} {row['seats']} seats  {row['what']:<44} {raw} {row['scaled']:>12,} {row['unit']}")
    served = [server.run(*FULL_SPEED), server.run(*PACED)]
    for load in served:
        print("server", "  ".join(f"{name} {value}" for name, value in load.items()))
    print(json.dumps({"games": rows, "server": served}))


if __name__ == "__main__":
    main()
