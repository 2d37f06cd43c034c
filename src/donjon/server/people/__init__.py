"""People: who somebody is, where they sit, what they agree on."""
