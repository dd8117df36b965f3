package farm;

class Dairy {

    private final Barn barn = new Barn();

    private int litres;

    void milk(Ledger ledger) {
        barn.open();
        Pail spare = barn.take(5);
        fill(spare);
        ledger.note("pail", spare, 3);
        Pail pail = barn.take(9);
        rinse(pail);
        ledger.close(litres);
    }
}
