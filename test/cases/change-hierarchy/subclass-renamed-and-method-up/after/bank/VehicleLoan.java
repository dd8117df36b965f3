package bank;

public class VehicleLoan extends Loan {
    private int months;

    @Override
    public double rate() {
        return months > 36 ? 0.06 : 0.05;
    }

    public int months() {
        return months;
    }
}
