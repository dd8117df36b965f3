package a.two;

public class Blue {
    private double depth;

    public double deeper(double by) {
        depth = depth * by;
        return depth;
    }
}
