package harbour;

class Crane {
    Ledger ledger;
    int turns;

    void swing(Crate load) {
        turns++;
        put(load);
    }

    void put(Crate box) {
        ledger.note(box, 3);
        print(box);
        oil(turns);
        seal(box.lid());
        ledger.close();
        turns = 0;
    }
}
