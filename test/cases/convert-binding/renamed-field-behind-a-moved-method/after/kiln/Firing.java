package kiln;

public class Firing {
    private int hours;
    private int top = Curves.highest();

    public int hours() {
        return hours;
    }
}
