package bank;

public class Account {
    private final Ledger ledger = new Ledger();
    private long balance;

    public void pay(long amount) {
        if (amount > balance) {
            throw new IllegalArgumentException("not enough");
        }
        balance -= amount;
        ledger.note("paid", amount);
    }

    public long balance() {
        return balance;
    }
}
