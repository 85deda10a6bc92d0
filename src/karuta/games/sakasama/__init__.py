"""Sakasama: chirashidori turned about. The poems lie whole on the cloth, and only their lower verses are read."""
