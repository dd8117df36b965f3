package shop;

class Pier {
    void land(Ship ship, int deck) {
        begin(deck);
        Load load = load((Crate) ship);
        check(load);
        end(ship);
    }
}
