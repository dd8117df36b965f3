package depot;

public class Depot {
    private final Ledger ledger = new Ledger();

    void open(int gate) {
        ledger.unlock(gate);
    }

    void stow(int crates, String hall) {
        fleet.load(hall);
    }

    void night(int crates) {
        ledger.begin(crates);
        stow(crates, "north");
        ledger.end(crates + 1);
    }

    void close(int gate) {
        ledger.lock(gate);
    }
}
