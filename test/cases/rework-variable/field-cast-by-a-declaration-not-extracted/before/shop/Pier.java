package shop;

class Pier {
    void land(Ship ship, int deck) {
        begin(deck);
        Load load = (Load) ship.crate;
        check(load);
        end(ship);
    }
}
