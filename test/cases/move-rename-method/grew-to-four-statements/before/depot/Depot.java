package depot;

public class Depot {
    private final Ledger ledger = new Ledger();

    void open(int gate) {
        ledger.unlock(gate);
    }

    void stow(int crates) {
        crane.lift(crates, 1);
    }

    void close(int gate) {
        ledger.lock(gate);
    }
}
