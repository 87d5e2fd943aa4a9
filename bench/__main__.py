"""`python -m bench`: prints a table and, as the last line, the same as JSON."""

import json

from bench.kernel import run, yardstick


def main() -> None:
    """Measure and print."""
    rows = run()
    print(f"sum(range(100)) takes {yardstick():.2f} µs here; scaled figures are for a machine where it takes 1 µs.")
    for row in rows:
        raw = f"{row['raw']:>12,}" if "raw" in row else " " * 12
        print(f"{row['game']:<12} {row['seats']} seats  {row['what']:<44} {raw} {row['scaled']:>12,} {row['unit']}")
    print(json.dumps(rows))


if __name__ == "__main__":
    main()
