"""Doors: what comes in over HTTP and WebSocket, and what stands before it."""
