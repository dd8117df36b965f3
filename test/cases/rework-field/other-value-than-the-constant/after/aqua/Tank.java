package aqua;

public class Tank {
    private int degrees;

    public boolean isWarm() {
        return degrees >= 24;
    }
}
