package shop;

class Pier {
    void land(Ship ship, int deck) {
        begin(deck);
        Class<?> type = Crew.class;
        hail(type.getName(), 3);
        end(ship);
    }
}
