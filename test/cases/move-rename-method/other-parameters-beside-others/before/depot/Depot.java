package depot;

public class Depot {
    private final Ledger ledger = new Ledger();

    void open(int gate) {
        ledger.unlock(gate);
    }

    void stow(int crates) {
        crane.lift(crates, 1);
        scale.weigh(crates);
        belt.run(crates, 3);
        ledger.sign();
    }

    void audit(Book book) {
        book.check(9, ledger);
        audits++;
    }

    void close(int gate) {
        ledger.lock(gate);
    }
}
