package fog;

public class Fog {
    private static final int LIMIT = 50;

    public boolean isDense(Camera camera) {
        int limit = camera.range() / 4;
        return camera.sight() < limit;
    }
}
