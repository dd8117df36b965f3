package depot;

public class Depot {
    private final Ledger ledger = new Ledger();

    void open(int gate) {
        ledger.unlock(gate);
    }

    void deliver(int crates) {
        crane.lift(crates, 1);
        fleet.load("north");
        ledger.sign();
        radio.tell(ledger, 5);
    }

    void close(int gate) {
        ledger.lock(gate);
    }
}
