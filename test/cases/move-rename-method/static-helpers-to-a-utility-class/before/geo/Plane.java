package geo;

public final class Plane {
    static boolean inside(double x, double y, double width, double height) {
        return x >= 0 && y >= 0 && x < width && y < height;
    }
}
