package fish;

public class Fish {
    protected double length;
    protected int spikes;

    public double length() {
        return length;
    }
}
