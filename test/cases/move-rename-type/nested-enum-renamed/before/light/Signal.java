package light;

public class Signal {
    private Colour shown = Colour.RED;

    public void show(Colour next) {
        if (next != shown) {
            shown = next;
        }
    }

    enum Colour {
        RED, AMBER, GREEN
    }
}
