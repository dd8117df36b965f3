package ship;

public abstract class Vessel {
    protected int crew;

    public abstract int speed();

    public int rations(int days) {
        int daily = crew * 3;
        return daily * days + 10;
    }
}
