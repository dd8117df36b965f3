package quay;

public class Ferry {
    private static final int CREW = 14;
    private static final int SEATS = (24 * 10);

    int seats(Crew crew) {
        crew.take(CREW);
        return SEATS;
    }
}
