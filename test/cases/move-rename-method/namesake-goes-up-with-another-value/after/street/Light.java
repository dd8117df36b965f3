package street;

abstract class Light {
    int level;

    long born() {
        return clock.now();
    }

    boolean isOnNow() {
        return fuses.carry(7);
    }
}
