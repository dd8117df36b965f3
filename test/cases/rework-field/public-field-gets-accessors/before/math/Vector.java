package math;

public class Vector {
    public double length;
    private int used;

    public void scale(double by) {
        length *= by;
        used++;
    }
}
