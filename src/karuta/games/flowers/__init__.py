"""What the games with flower cards share: a card of the hand is played onto the table, then the top card of the stock
is turned, and each takes what matches its month (koikoi rules 2.4, 7). Cards are numbers (`karuta.hanafuda.deck`)."""
