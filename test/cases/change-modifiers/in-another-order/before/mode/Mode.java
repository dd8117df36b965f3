package mode;

public class Mode {
    final static int LOW = 1;
    static private volatile boolean on;

    synchronized public static boolean toggle() {
        on = !on;
        return on;
    }
}
