package depot;

public class Depot {
    private final Ledger ledger = new Ledger();

    void open(int gate) {
        ledger.unlock(gate);
    }

    Depot set(Key key, Flag value) {
        flags.put(key, value);
        return this;
    }

    Depot guard(boolean guarded) {
        set(Keys.guard(), Flag.of(guarded));
        return this;
    }

    void close(int gate) {
        ledger.lock(gate);
    }
}
