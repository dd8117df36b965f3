package quay;

public class Ferry {
    private final int size = 14;

    void sail(Crew crew) {
        crew.take(this.size);
        crew.warn("fog");
    }
}
