package shop;

class Pier {
    void land(Ship ship, int deck) {
        begin(deck);
        Crate crate = new Crate(ship);
        check(crate);
        end(ship);
    }
}
