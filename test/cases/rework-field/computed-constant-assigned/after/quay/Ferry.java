package quay;

public class Ferry {
    private static final String WARNING = "fog at " + PORT;
    private static final int REST = 6 * hours();
    private static final int LONG = 7 * 60;

    void sail(Crew crew) {
        warning = WARNING;
        if (crew.size() < REST) {
            crew.rest(LONG);
        }
    }
}
