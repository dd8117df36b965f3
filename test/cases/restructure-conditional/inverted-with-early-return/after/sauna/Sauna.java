package sauna;

public class Sauna {
    private int degrees;
    private boolean on;

    public void heat(int minutes) {
        if (!on) {
            return;
        }
        degrees += minutes * 2;
        Light.glow(degrees);
    }
}
