package geo;

public record Place(double lat, double lon) {
    public boolean isNorth() {
        return lat > 0;
    }
}
