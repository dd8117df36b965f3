package hall;

public final class Posters {
    static int width() {
        return 60;
    }
}
