package shop;

class Pier {
    void land(Ship ship, int deck) {
        begin(deck);
        Crate crate = (Crate) ship;
        check(crate);
        end(ship);
    }
}
