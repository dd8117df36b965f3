package bank;

public abstract class Loan {
    protected long sum;

    public abstract double rate();

    public long yearly() {
        double interest = sum * rate();
        return Math.round(interest);
    }
}
