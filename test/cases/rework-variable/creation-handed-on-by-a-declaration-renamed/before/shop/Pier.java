package shop;

class Pier {
    void land(Ship ship, int deck) {
        begin(deck);
        Load load = load(new Crate(ship));
        check(load);
        end(ship);
    }
}
