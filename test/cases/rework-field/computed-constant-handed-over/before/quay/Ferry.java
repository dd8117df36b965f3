package quay;

public class Ferry {
    void sail(Crew crew) {
        crew.warn("fog at " + PORT);
        crew.rest(6 * hours());
    }
}
