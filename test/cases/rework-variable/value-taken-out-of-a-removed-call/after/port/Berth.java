package port;

public class Berth {
    void dock(Ship ship, Crane crane) {
        crane.lower();
        Manifest manifest = manifestOf(ship);
        if (manifest.isComplete()) {
            ship.moor();
        }
        crane.raise();
    }

    private Manifest manifestOf(Ship ship) {
        return ship.papers().manifest();
    }
}
