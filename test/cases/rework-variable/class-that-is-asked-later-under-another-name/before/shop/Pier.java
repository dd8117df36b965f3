package shop;

class Pier {
    void land(Ship ship, int deck) {
        begin(deck);
        String crew = Crew.class.getName();
        hail(crew, 3);
        end(ship);
    }
}
