package map;

public class Tile {
    private final Hosts hosts = new Hosts();

    public Image load(int x, int y, int zoom) {
        String host = hosts.pick(x + y);
        String base = Address.of(host, "v2");
        return Image.read(base, zoom, x, y);
    }
}
