"""The Pantheon expansion: its rules, one file per chapter, on the same record.

| chapter | rules |
| --- | --- |
| Setup | `setup`; Grand Temples join Age III in `duel/setup.py` |
| Turning cards, Mythology tokens | `turning` |
| Grand Temples | `construction.has_chain`, `turn.build`, `victory.count_pantheon_points` |
| Activating a card of the Pantheon, Offering tokens | `activation` |
| Gods | `gods`; Minerva stops the pawn in `duel/military.py` |
| Gate | `gate` |
| Wonders | `theater`; the Sanctuary in `duel/wonders.py` and `activation` |
| Progress tokens | `victory.sacred_tokens`, `construction.is_engineered`, `military` of Duel |

`choices` lists what each decision allows and carries out the answers; `views` is about knowledge
of the gods; `explain` says why an activation costs what it costs.
"""
