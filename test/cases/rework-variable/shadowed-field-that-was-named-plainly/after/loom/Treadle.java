package loom;

public class Treadle {
    private Cord cord;

    void press(Harness harness) {
        Cord cord = this.cord;
        harness.raise(cord);
    }
}
