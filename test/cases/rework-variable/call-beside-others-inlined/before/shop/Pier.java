package shop;

class Pier {
    void land(Ship ship, int deck) {
        begin(deck);
        Crate crate = ship.crate(deck);
        check(crate);
        end(ship);
    }
}
