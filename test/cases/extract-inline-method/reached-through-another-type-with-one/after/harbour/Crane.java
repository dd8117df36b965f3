package harbour;

class Crane {
    Ledger ledger;
    int turns;

    void swing(Crate load) {
        turns++;
        put(load);
    }

    void put(Crate crate) {
        ledger.note(crate, 3);
    }
}
