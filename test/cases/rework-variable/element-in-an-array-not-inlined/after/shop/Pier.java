package shop;

class Pier {
    void land(Ship ship, int deck) {
        begin(deck);
        final long[] tide = { tides[deck] };
        check(tide);
        end(ship);
    }
}
