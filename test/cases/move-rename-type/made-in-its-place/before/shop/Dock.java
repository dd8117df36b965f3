package shop;

public class Dock {
    int count() {
        return 3;
    }

    void plan() {
        start(5);
        put(new Lamp(3));
    }
}
