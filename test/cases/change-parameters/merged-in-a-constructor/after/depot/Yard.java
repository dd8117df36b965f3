package depot;

class Yard {
    private final Ledger ledger;
    private final int size;

    Yard(Ledger ledger, int size) {
        this.ledger = ledger;
        this.size = size;
    }

    boolean fits(Lorry lorry) {
        return lorry.length() < size;
    }
}

class Shed {
    private final List<Rack> shelves;
    private final int size;

    Shed(List<Rack> shelves, int size) {
        this.shelves = shelves;
        this.size = size;
    }

    boolean isBig(int limit) {
        return size > limit;
    }
}
