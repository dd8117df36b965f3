package lib.base;

public class Clock {
    private long ticks;

    public long tick() {
        return ++ticks;
    }
}
