package shop;

class Pier {
    void land(Ship ship, int deck) {
        begin(deck);
        Load crate = yard.load(ship.crate(deck));
        check(crate);
        end(ship);
    }
}
