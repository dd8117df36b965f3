package fish;

public class Fish {
    protected double length;

    public double length() {
        return length;
    }
}
