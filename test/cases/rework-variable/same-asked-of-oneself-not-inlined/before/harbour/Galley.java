package harbour;

class Galley {
    private Shelf shelf;

    String label(Crew crew, String dish) {
        Object pot = shelf.find(crew, dish);
        return Labels.print(pot);
    }
}
