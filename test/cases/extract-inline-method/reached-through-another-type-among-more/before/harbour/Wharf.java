package harbour;

class Wharf {
    Crane crane;
    Ledger ledger;

    void unload(Crate crate) {
        ring();
        ledger.note(crate, 3);
        print(crate);
    }
}
