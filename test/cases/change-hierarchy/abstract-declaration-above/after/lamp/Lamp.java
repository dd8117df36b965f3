package lamp;

public abstract class Lamp {
    protected boolean on;

    public abstract int watts();
}
