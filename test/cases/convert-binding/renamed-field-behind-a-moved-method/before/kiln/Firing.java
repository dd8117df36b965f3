package kiln;

public class Firing {
    private int hours;
    private int peak = Curves.highest();

    public int hours() {
        return hours;
    }

    public void heat(Oven oven) {
        oven.shut();
        if (oven.degrees() < peak) {
            oven.raise(peak);
        }
        oven.hold(peak, 3);
        oven.log("held");
    }
}
