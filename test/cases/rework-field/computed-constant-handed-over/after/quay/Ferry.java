package quay;

public class Ferry {
    private static final String WARNING = "fog at " + PORT;
    private static final int REST = 6 * hours();

    void sail(Crew crew) {
        crew.warn(WARNING);
        crew.rest(REST);
    }
}
