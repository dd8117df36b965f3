package clock;

public class Clock {
    protected long now;

    public void tick() {
        now++;
    }
}
