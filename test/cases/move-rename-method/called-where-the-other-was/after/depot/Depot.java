package depot;

public class Depot {
    private final Ledger ledger = new Ledger();

    void open(int gate) {
        ledger.unlock(gate);
    }

    void deliver(int crates) {
        fleet.load(crates * 2);
    }

    void night(int crates) {
        ledger.begin(crates);
        deliver(crates);
        ledger.end(crates + 1);
    }

    void close(int gate) {
        ledger.lock(gate);
    }
}
