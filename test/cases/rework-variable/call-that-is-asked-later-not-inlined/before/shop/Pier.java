package shop;

class Pier {
    void land(Ship ship, int deck) {
        begin(deck);
        String crew = crew(ship).name();
        hail(crew, 3);
        end(ship);
    }
}
