package map;

public class Rivers implements Layer {
    private int drawn;

    @Override
    public void draw(int zoom) {
        drawn += zoom;
    }

    @Override
    public boolean covers(double lat, double lon) {
        return Water.at(lat, lon);
    }
}
