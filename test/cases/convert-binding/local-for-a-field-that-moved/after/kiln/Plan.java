package kiln;

public class Plan {
    private int hours;
    private int peak;

    public int hours() {
        return hours;
    }

    public void setPeak(int peak) {
        this.peak = peak;
    }

    public int peak() {
        return peak;
    }
}
