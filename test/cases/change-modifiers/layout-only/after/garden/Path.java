package garden;

abstract class Path {

    static public final int LENGTH = 3;

    abstract protected int steps();

    int walk(final int speed) {
        final int time = LENGTH / speed;
        return time + 1;
    }
}
