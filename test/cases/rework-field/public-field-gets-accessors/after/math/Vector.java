package math;

public class Vector {
    private double length;
    private int used;

    public void scale(double by) {
        length *= by;
        used++;
    }

    public double getLength() {
        return length;
    }

    public void setLength(double length) {
        this.length = length;
    }
}
