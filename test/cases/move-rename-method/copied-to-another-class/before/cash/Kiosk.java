package cash;

public class Kiosk {
    private long taken;

    public void sell(long cents) {
        taken += cents;
    }
}
