package shop;

public class Shed {
    void lock() {
        begin(3);
        LatchReader latch = make();
        if (latch != null) {
            try {
                latch.close();
            } catch (Fault fault) {
                log(fault);
            }
        }
        finish(9);
    }
}
