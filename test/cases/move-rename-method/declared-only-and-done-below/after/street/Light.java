package street;

abstract class Light {
    int level;

    abstract void dim(int by);

    long born() {
        return clock.now();
    }
}
