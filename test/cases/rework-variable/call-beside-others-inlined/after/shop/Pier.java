package shop;

class Pier {
    void land(Ship ship, int deck) {
        begin(deck);
        Load crate = yard.load(3, ship.crate(deck));
        check(crate);
        end(ship);
    }
}
