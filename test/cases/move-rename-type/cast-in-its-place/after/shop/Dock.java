package shop;

public class Dock {
    int count() {
        return 3;
    }

    void plan() {
        start(5);
        put((Lantern) top);
        List<Lantern> all = all(3);
        push(all);
    }
}
