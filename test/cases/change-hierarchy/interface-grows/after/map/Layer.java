package map;

public interface Layer {
    void draw(int zoom);

    boolean covers(double lat, double lon);
}
