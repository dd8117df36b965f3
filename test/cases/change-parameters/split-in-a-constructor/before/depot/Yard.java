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

class Shed extends Hall {
    Shed(Ledger ledger, int size) {
        super(ledger, size, new Lamp());
    }
}
