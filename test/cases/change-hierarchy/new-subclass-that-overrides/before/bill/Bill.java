package bill;

public class Bill {
    protected long sum;

    public long due() {
        long fee = sum / 100;
        return sum + fee;
    }
}
