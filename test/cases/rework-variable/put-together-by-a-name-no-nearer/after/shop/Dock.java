package shop;

public class Dock {
    void plan(int n) {
        start(1);
        final int gap = read();
        end(2);
    }
}
