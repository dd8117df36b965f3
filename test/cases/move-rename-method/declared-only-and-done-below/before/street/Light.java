package street;

abstract class Light {
    int level;

    void dim(int by) {
        level -= by;
        wires.cool();
    }

    long born() {
        return clock.now();
    }
}
