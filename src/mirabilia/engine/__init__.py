"""The engine: rules written once, run interpreted, compiled on the CPU, or on a GPU."""
