"""Ships in the harbour, and what they carry."""

from harbour.model import Quay, Ship
from harbour.scales import weigh


def clear(ship, customs):
    papers = customs.papers_of(ship)
    return papers.are_complete() and not papers.are_expired()


def berth(ship: Ship, quays: list[Quay]) -> Quay:
    free = [quay for quay in quays if quay.is_free() and quay.depth > ship.draught]
    if not free:
        raise LookupError(f"no quay is deep enough for {ship.name}")
    return min(free, key=lambda quay: quay.length)


def load(ship, crates, scale):
    for crate in crates:
        ship.take(crate, weigh(crate, scale))
    ship.report("loaded", len(crates), ship.weight)
