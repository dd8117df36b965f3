package shop;

public class Shed {
    void lock() {
        begin(3);
        shut(4);
        finish(9);
    }

    static void shut(int target) {
        other(target, 31);
    }

    static void shut(long target) {
        start(target);
        push(target, 7);
    }
}
