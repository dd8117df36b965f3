package shop;

public class Dock {
    int count() {
        return 3;
    }

    void plan() {
        start(5);
        Lantern one = make(3);
        push(one);
    }

    void end() {
        start(5);
        Lantern two = take(3);
        push(two);
    }
}
