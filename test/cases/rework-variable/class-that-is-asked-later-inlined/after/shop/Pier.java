package shop;

class Pier {
    void land(Ship ship, int deck) {
        begin(deck);
        Class<?> crew = Crew.class;
        hail(crew.getName(), 3);
        end(ship);
    }
}
