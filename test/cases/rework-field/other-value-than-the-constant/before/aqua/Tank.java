package aqua;

public class Tank {
    private static final int WARM = 26;
    private int degrees;

    public boolean isWarm() {
        return degrees >= WARM;
    }
}
