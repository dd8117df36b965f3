package shop;

public class Dock {
    int count() {
        return 3;
    }

    void plan(Lamp one) {
        start(5);
        push(one);
    }
}
