package bank;

public class CarLoan extends Loan {
    private int months;

    @Override
    public double rate() {
        return months > 36 ? 0.06 : 0.05;
    }

    public long yearly() {
        double interest = sum * rate();
        return Math.round(interest);
    }

    public int months() {
        return months;
    }
}
