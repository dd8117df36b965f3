package geo;

public class Route {
    private final double[] points;

    public Route(double[] points) {
        this.points = points;
    }

    public double length() {
        double sum = 0;
        for (int i = 2; i < points.length; i += 2) {
            sum += Plane.distance(points[i - 2], points[i - 1], points[i], points[i + 1]);
        }
        return sum;
    }
}
