package quay;

public class Net {
    void cast(Boat boat) {
        boat.stop();
        Catch fish = boat.haul();
        fish.sort(3);
        boat.start();
    }
}
