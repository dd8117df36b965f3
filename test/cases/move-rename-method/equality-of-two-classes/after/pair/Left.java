package pair;

public final class Left {
    private final int x;
    private final int y;

    Left(int x, int y) {
        this.x = x;
        this.y = y;
    }
}
