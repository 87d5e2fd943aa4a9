"""The ground every floor stands on: refusals, the strict decoder, rule options and content files. It knows no table."""
