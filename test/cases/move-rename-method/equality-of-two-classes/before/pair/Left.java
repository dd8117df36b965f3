package pair;

public final class Left {
    private final int x;
    private final int y;

    Left(int x, int y) {
        this.x = x;
        this.y = y;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Left left && left.x == x && left.y == y;
    }

    @Override
    public int hashCode() {
        return 31 * x + y;
    }
}
