package shop;

class Pier {
    void land(Ship ship, int deck) {
        begin(deck);
        final long tide = sea.tide();
        check(tide);
        end(ship);
    }
}
