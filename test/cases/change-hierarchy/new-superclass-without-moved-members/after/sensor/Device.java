package sensor;

public class Device {
    private final long made = System.nanoTime();

    public long ageSince(long then) {
        return then - made;
    }
}
