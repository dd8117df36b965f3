package depot;

public class Depot {
    private final Ledger ledger = new Ledger();

    void open(int gate) {
        ledger.unlock(gate);
    }

    void paint(Brush brush) {
        brush.dip("red");
        coats--;
    }

    void deliver(String hall) {
        crane.lift(crates, 1);
        scale.weigh(crates);
        belt.run(crates, 3);
        radio.tell(hall, 5);
    }

    void close(int gate) {
        ledger.lock(gate);
    }
}
