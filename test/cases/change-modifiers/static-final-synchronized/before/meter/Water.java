package meter;

public class Water {
    private long start = System.nanoTime();
    private long litres;

    public void flow(long more) {
        litres += more;
    }

    double cubic(long litres) {
        return litres / 1000.0;
    }

    long since() {
        return System.nanoTime() - start;
    }
}
