package shop;

public interface Gauge {
    default long read(String key, int gap) {
        return key.length() + gap;
    }

    void log(int level);
}
