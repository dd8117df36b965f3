package shop;

class Pier {
    void land(Ship ship, int deck) {
        begin(deck);
        Load load = new Load(!isLoaded(ship));
        check(load);
        end(ship);
    }
}
