package geo;

public final class Place {
    private final double lat;
    private final double lon;

    public Place(double lat, double lon) {
        this.lat = lat;
        this.lon = lon;
    }

    public double lat() {
        return lat;
    }

    public double lon() {
        return lon;
    }

    public boolean isNorth() {
        return lat > 0;
    }
}
