package shop;

class Pier {
    void land(Ship ship, int deck) {
        begin(deck);
        Load load = load(ship.hold().crate(deck), 3);
        check(load);
        end(ship);
    }
}
