"""Terre de Barons, proved rule by rule: each test is named by the rule it shows."""
