package street;

abstract class Light {
    int level;

    long born() {
        return clock.now();
    }

    boolean burns() {
        return fuses.carry(7);
    }
}
