package pair;

public final class Right {
    private final String name;

    Right(String name) {
        this.name = name;
    }
}
