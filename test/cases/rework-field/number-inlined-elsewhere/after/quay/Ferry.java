package quay;

public class Ferry {
    int seats(Crew crew) {
        crew.most = 14;
        if (crew.decks() > 3) {
            log(crew);
        }
        return 240;
    }
}
