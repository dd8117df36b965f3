package sky;

public class Sky {
    private static final int MAX_CLOUDS = 8;
    private static final double DRIFT = 0.4;
    private int clouds;

    public boolean isCovered() {
        return clouds >= MAX_CLOUDS;
    }

    public double moved(double hours) {
        return hours * DRIFT;
    }
}
