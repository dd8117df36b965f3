package shop;

public interface Gauge {
    int read(String key, int gap);

    void log(int level);
}
