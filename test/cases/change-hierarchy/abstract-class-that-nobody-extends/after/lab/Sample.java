package lab;

public abstract class Sample {
    protected double acid;

    public boolean isSour() {
        double limit = 4.5;
        return acid < limit;
    }
}
