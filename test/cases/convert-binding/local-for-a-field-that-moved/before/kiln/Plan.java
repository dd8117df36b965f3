package kiln;

public class Plan {
    private int hours;

    public int hours() {
        return hours;
    }
}
