package door;

public class Intercom {
    private final Line line = new Line();

    public void call(Flat flat) {
        line.dial(flat.floor() * 100 + flat.number(), flat.owner().name().toUpperCase());
    }
}
