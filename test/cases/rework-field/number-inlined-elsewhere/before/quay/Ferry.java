package quay;

public class Ferry {
    private static final int CREW = 14;
    private static final int SEATS = 240;
    private static final int DECKS = 3;

    int seats(Crew crew) {
        crew.most = CREW;
        if (crew.decks() > DECKS) {
            log(crew);
        }
        return SEATS;
    }
}
