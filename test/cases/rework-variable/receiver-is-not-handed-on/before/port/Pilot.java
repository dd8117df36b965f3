package port;

public class Pilot {
    void guide(Ship ship) {
        ship.slow();
        ship.radio().close();
        ship.stop();
    }
}
