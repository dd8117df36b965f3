package shop;

public class Dock {
    int count() {
        return 3;
    }

    void plan() {
        start(5);
        put((Lamp) top);
        List<Lamp> all = all(3);
        push(all);
    }
}
