package bank;

public abstract class Loan {
    protected long sum;

    public abstract double rate();
}
