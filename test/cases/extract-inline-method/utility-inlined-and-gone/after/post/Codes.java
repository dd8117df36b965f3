package post;

public final class Codes {
    private static final int WIDTH = 8;

    public static int width() {
        return WIDTH;
    }
}
