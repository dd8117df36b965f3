package shop;

public class Dock {
    void plan(int n) {
        start(1);
        int lastGap;
        open();
        lastGap = read();
        end(2);
    }
}
