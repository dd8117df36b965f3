package geo;

record Point(double x, double y) {
    double norm() {
        return Math.sqrt(x * x + y * y);
    }
}
