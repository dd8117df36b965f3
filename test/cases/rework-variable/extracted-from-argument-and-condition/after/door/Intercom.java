package door;

public class Intercom {
    private final Line line = new Line();

    public void call(Flat flat) {
        int code = flat.floor() * 100 + flat.number();
        String shown = flat.owner().name().toUpperCase();
        line.dial(code, shown);
    }
}
