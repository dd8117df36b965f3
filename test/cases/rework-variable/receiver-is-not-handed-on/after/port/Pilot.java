package port;

public class Pilot {
    void guide(Ship ship) {
        ship.slow();
        Radio radio = ship.radio();
        if (radio.isOpen()) {
            radio.call("pilot");
        }
        ship.stop();
    }
}
