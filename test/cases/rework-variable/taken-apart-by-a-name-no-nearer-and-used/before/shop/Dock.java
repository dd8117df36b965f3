package shop;

public class Dock {
    void plan(int n) {
        start(1);
        final int gap = read();
        push(gap);
        end(2);
    }
}
