package meter;

public class Water {
    private final long start = System.nanoTime();
    private long litres;

    public synchronized void flow(long more) {
        litres += more;
    }

    static double cubic(long litres) {
        return litres / 1000.0;
    }

    long since() {
        return System.nanoTime() - start;
    }
}
