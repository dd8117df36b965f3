package harbour;

class Wharf {
    Crane crane;
    Ledger ledger;

    void unload(Crate crate) {
        ring();
        crane.swing(crate);
    }
}
