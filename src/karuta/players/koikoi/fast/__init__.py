"""What the opponents of Koi-Koi compile: their choices, playouts and whole rounds on the engine's states."""
