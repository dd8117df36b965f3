package meter;

public class Meter {
    private int ticks;

    public void tick() {
        ticks++;
    }

    public int ticks() {
        return ticks;
    }
}
