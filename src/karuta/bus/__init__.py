"""What carries word between the processes of a house: inside one, or by Redis."""
