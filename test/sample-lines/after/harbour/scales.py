"""Scales, and what stands on them."""


def weigh(crate, scale):
    gross = scale.read(crate)
    if gross < crate.tare:
        raise ValueError("lighter than empty")
    return gross - crate.tare
