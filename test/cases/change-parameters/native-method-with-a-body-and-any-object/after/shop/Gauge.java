package shop;

public class Gauge {
    int rate = 3;

    public int read(Object key, int gap) {
        return key.hashCode() + gap;
    }

    void log() {
        System.out.println(rate);
    }
}
