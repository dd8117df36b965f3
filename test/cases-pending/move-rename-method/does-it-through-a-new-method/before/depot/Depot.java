package depot;

public class Depot {
    private final Ledger ledger = new Ledger();

    void open(int gate) {
        ledger.unlock(gate);
    }

    Depot setGuarded(boolean guarded) {
        flags.put(guardKey(), Flag.of(guarded));
        return this;
    }

    void close(int gate) {
        ledger.lock(gate);
    }
}
