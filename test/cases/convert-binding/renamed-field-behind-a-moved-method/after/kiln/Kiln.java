package kiln;

public class Kiln {
    private int size;

    public int size() {
        return size;
    }

    public void heat(Oven oven) {
        oven.shut();
        int peak = oven.limit();
        if (oven.degrees() < peak) {
            oven.raise(peak);
        }
        oven.hold(peak, 3);
        oven.log("held");
    }
}
