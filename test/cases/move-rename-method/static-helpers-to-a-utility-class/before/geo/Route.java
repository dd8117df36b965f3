package geo;

public class Route {
    private final double[] points;

    public Route(double[] points) {
        this.points = points;
    }

    public double length() {
        double sum = 0;
        for (int i = 2; i < points.length; i += 2) {
            sum += distance(points[i - 2], points[i - 1], points[i], points[i + 1]);
        }
        return sum;
    }

    static double distance(double x, double y, double u, double v) {
        double dx = u - x;
        double dy = v - y;
        return Math.sqrt(dx * dx + dy * dy);
    }

    static double radians(double degrees) {
        double turned = degrees % 360;
        return turned / 180 * Math.PI;
    }
}
