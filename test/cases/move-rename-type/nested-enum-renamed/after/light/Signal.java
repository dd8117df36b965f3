package light;

public class Signal {
    private Aspect shown = Aspect.RED;

    public void show(Aspect next) {
        if (next != shown) {
            shown = next;
        }
    }

    enum Aspect {
        RED, AMBER, GREEN
    }
}
