package shop;

public class Shed {
    void lock() {
        begin(3);
        if (bay.front() != null) {
            try {
                bay.front().close();
            } catch (Fault fault) {
                log(fault);
            }
        }
        finish(9);
    }
}
