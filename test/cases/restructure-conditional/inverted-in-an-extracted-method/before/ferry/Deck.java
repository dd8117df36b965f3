package ferry;

class Deck {
    void load(Car car, Lane lane) {
        lane.open();
        if (car != null) {
            lane.park(car);
            count(car);
        }
    }
}
