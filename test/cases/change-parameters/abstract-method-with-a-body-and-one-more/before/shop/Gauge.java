package shop;

public abstract class Gauge {
    int rate = 3;

    public abstract int read(String key);

    void log() {
        System.out.println(rate);
    }
}
