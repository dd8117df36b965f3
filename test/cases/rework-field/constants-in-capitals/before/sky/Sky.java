package sky;

public class Sky {
    private static final int maxClouds = 8;
    private static final double drift = 0.4;
    private int clouds;

    public boolean isCovered() {
        return clouds >= maxClouds;
    }

    public double moved(double hours) {
        return hours * drift;
    }
}
