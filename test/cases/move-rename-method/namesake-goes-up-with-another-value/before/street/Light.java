package street;

abstract class Light {
    int level;

    long born() {
        return clock.now();
    }
}
