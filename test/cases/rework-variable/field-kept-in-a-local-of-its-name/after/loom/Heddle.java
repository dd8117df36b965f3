package loom;

public class Heddle {
    private Cord cord;

    void lift(Harness harness) {
        Cord cord = this.cord;
        if (cord != null) {
            harness.raise(cord);
        }
    }
}
