package lab;

public class Probe {
    private double acid;

    public boolean isSour() {
        double limit = 4.5;
        return acid < limit;
    }
}
