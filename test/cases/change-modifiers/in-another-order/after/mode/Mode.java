package mode;

public class Mode {
    static final int LOW = 1;
    private static volatile boolean on;

    public static synchronized boolean toggle() {
        on = !on;
        return on;
    }
}
