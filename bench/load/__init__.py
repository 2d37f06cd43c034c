"""A load generator: many tables, many watchers, decisions at a steady rate, and how long until everybody saw them."""
