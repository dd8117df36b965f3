package shop;

public class Shed {
    void lock() {
        begin(3);
        shut(bay.front());
        finish(9);
    }

    static void shut(Object target) {
        if (target != null) {
            try {
                target.close();
            } catch (Fault fault) {
                log(fault);
            }
        }
    }

    static void shut(LatchReader target) {
        other(target, 31);
    }
}
