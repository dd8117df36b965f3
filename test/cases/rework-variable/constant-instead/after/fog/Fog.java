package fog;

public class Fog {
    private static final int LIMIT = 50;

    public boolean isDense(Camera camera) {
        return camera.sight() < LIMIT;
    }
}
