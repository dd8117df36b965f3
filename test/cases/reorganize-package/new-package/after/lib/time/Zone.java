package lib.time;

public class Zone {
    private final int minutes;

    public Zone(int minutes) {
        this.minutes = minutes;
    }

    public long local(long utc) {
        return utc + minutes * 60L;
    }
}
