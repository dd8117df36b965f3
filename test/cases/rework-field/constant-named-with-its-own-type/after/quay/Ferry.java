package quay;

public class Ferry {
    private static final int CREW = 14;

    void sail(Crew crew) {
        crew.take(Ferry.CREW);
        crew.warn("fog");
    }
}
