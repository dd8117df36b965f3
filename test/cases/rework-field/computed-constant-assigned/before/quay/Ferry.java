package quay;

public class Ferry {
    void sail(Crew crew) {
        warning = "fog at " + PORT;
        if (crew.size() < 6 * hours()) {
            crew.rest(7 * 60);
        }
    }
}
