package gear;

public class Gear {
    protected int teeth;
    private int turns;

    int ratio(Gear other) {
        turns++;
        return teeth / other.teeth;
    }
}
