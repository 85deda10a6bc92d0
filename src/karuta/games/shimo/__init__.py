"""Shimo-no-ku karuta: three against three, only lower verses are read, everybody holds cards (rules 5.7)."""
