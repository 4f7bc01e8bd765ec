"""The server: tables on the web that never lose a move and never leak a card.

`hub.py` keeps tables in step with the store, `telling.py` is all that anybody is told,
`protocol.py` the form of every message. `docs/server.md` describes what a client can do.
"""
