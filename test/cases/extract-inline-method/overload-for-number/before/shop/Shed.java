package shop;

public class Shed {
    void lock() {
        begin(3);
        start(4);
        push(4, 7);
        finish(9);
    }
}
