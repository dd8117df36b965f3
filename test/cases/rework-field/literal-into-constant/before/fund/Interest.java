package fund;

public class Interest {
    private double balance;

    public void year() {
        balance += balance * 0.0175;
    }

    public double preview(double amount) {
        return amount + amount * 0.0175;
    }
}
