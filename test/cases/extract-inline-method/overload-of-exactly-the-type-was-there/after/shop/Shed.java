package shop;

public class Shed {
    void lock() {
        begin(3);
        LatchReader latch = make();
        shut(latch);
        finish(9);
    }

    static void shut(LatchReader target) {
        other(target, 31);
    }

    static void shut(BoltReader target) {
        if (target != null) {
            try {
                target.close();
            } catch (Fault fault) {
                log(fault);
            }
        }
    }
}
