package loom;

public class Heddle {
    private Cord cord;

    void lift(Harness harness) {
        if (this.cord != null) {
            harness.raise(this.cord);
        }
    }
}
