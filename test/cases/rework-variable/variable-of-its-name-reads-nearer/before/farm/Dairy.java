package farm;

class Dairy {

    private final Barn barn = new Barn();

    private int litres;

    void milk(Ledger ledger) {
        barn.open();
        Pail pail = barn.take(4);
        fill(pail);
        ledger.note("pail", pail, 3);
        ledger.close(litres);
    }
}
