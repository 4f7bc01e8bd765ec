"""The Pantheon expansion: its rules, one file per chapter, on the same record."""
