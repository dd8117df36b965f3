package shop;

public abstract class Gauge {
    int rate = 3;

    public int read(String key, int gap) {
        return key.length() + gap;
    }

    void log() {
        System.out.println(rate);
    }
}
