"""Live: what is told as it happens, to browsers and between processes."""
