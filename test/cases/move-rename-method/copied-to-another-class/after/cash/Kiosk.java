package cash;

public class Kiosk {
    private long taken;

    public void sell(long cents) {
        taken += round(cents);
    }

    private long round(long cents) {
        long rest = cents % 5;
        if (rest < 3) {
            return cents - rest;
        }
        return cents + 5 - rest;
    }
}
