package shop;

public class Gauge {
    int rate = 3;

    public native int read(String key, int gap);

    void log() {
        System.out.println(rate);
    }
}
