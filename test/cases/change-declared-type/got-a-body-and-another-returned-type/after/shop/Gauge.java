package shop;

public class Gauge {
    int rate = 3;

    public long read(String key, int gap) {
        return key.length() + gap;
    }

    void log() {
        System.out.println(rate);
    }
}
