package harbour;

class Crane {
    Ledger ledger;
    int turns;

    void put(Crate crate) {
        put(crate, 3);
    }

    void put(Crate crate, int berth) {
        ledger.note(crate, berth);
    }
}
