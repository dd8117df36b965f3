package quay;

public class Ferry {
    private static final String NAME = "Gull";

    String name() {
        return NAME;
    }
}
