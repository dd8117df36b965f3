package fund;

public class Interest {
    private static final double RATE = 0.0175;
    private double balance;

    public void year() {
        balance += balance * RATE;
    }

    public double preview(double amount) {
        return amount + amount * RATE;
    }
}
