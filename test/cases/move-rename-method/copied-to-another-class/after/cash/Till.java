package cash;

public class Till {
    private long sum;

    public void sell(long cents) {
        sum += round(cents);
    }

    private long round(long cents) {
        long rest = cents % 5;
        if (rest < 3) {
            return cents - rest;
        }
        return cents + 5 - rest;
    }
}
