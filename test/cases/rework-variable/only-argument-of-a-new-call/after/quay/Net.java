package quay;

public class Net {
    void cast(Boat boat) {
        boat.stop();
        weigh(boat.haul());
        boat.start();
    }
}
