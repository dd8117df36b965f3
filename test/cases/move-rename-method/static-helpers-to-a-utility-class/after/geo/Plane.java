package geo;

public final class Plane {
    static boolean inside(double x, double y, double width, double height) {
        return x >= 0 && y >= 0 && x < width && y < height;
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
