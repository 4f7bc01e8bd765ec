from hypothesis import Phase, settings

# No deadline: the first call of a rule may compile it. No explanations: they trace every line,
# which makes interpreted rules many times slower.
PHASES = [phase for phase in Phase if phase != Phase.explain]
settings.register_profile("mirabilia", deadline=None, phases=PHASES)
settings.register_profile("soak", deadline=None, phases=PHASES, max_examples=10_000)
settings.load_profile("mirabilia")
