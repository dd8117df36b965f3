package shop;

public class Lamp {
    void clear() {
        size = 0;
    }
}
