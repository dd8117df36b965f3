package ferry;

class Deck {
    void load(Car car, Lane lane) {
        lane.open();
        admit(car, lane);
    }

    void admit(Car next, Lane lane) {
        if (next == null) {
            return;
        }
        lane.park(next);
        count(next);
    }
}
