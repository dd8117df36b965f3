package lamp;

public abstract class Lamp {
    protected boolean on;
}
