from hypothesis import settings

# No deadline: the first call of a rule may compile it.
settings.register_profile("mirabilia", deadline=None)
settings.register_profile("soak", deadline=None, max_examples=10_000)
settings.load_profile("mirabilia")
