package shop;

class Pier {
    void land(Ship ship, int deck) {
        begin(deck);
        Ship crew = ship;
        hail(crew.name(), 3);
        end(ship);
    }
}
