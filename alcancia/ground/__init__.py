"""The ground every floor stands on: refusals, plain records, chance, the strict decoder, rule options, content files. It knows no table."""
