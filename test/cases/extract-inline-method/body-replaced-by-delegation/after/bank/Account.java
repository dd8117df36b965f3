package bank;

public class Account {
    private final Ledger ledger = new Ledger();
    private long balance;

    public void pay(long amount) {
        ledger.withdraw(this, amount);
    }

    public long balance() {
        return balance;
    }
}
