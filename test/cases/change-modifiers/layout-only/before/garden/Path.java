package garden;

abstract class Path {
    public static final int LENGTH = 3;
    protected abstract int steps();
    int walk(final int speed) { final int time = LENGTH / speed; return time; }
}
