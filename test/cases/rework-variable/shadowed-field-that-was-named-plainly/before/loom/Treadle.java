package loom;

public class Treadle {
    private Cord cord;

    void press(Harness harness) {
        harness.raise(cord);
    }
}
