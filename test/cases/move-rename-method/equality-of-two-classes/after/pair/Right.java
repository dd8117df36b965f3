package pair;

public final class Right {
    private final String name;

    Right(String name) {
        this.name = name;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Right right && right.name.equals(name);
    }

    @Override
    public int hashCode() {
        return name.hashCode();
    }
}
