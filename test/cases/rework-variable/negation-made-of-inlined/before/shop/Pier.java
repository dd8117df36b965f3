package shop;

class Pier {
    void land(Ship ship, int deck) {
        begin(deck);
        boolean empty = !isLoaded(ship);
        check(empty);
        end(ship);
    }
}
