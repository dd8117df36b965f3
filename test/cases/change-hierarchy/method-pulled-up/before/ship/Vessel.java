package ship;

public abstract class Vessel {
    protected int crew;

    public abstract int speed();
}
