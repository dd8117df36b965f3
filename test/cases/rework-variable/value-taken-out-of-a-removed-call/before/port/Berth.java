package port;

public class Berth {
    void dock(Ship ship, Crane crane) {
        crane.lower();
        Log.note(manifestOf(ship), 40);
        crane.raise();
    }

    private Manifest manifestOf(Ship ship) {
        return ship.papers().manifest();
    }
}
