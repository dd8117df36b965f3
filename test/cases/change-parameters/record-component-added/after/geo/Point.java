package geo;

record Point(double x, double y, String label) {
    double norm() {
        return Math.sqrt(x * x + y * y);
    }
}
