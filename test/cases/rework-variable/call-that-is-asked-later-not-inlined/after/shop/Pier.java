package shop;

class Pier {
    void land(Ship ship, int deck) {
        begin(deck);
        Crew crew = crew(ship);
        hail(crew.name(), 3);
        end(ship);
    }
}
