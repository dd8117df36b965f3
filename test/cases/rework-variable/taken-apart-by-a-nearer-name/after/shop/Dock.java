package shop;

public class Dock {
    void plan(int n) {
        start(1);
        int mark;
        open();
        mark = read();
        end(2);
    }
}
