package farm;

class Dairy {

    private final Barn barn = new Barn();

    private int litres;

    void milk(Ledger ledger) {
        barn.open();
        Pail pail = barn.take(9, WIDE);
        rinse(pail);
        Pail spare = barn.take(4);
        fill(spare);
        ledger.note("pail", spare, 3);
        ledger.close(litres);
    }
}
