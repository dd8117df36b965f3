package harbour;

class Galley {
    private Shelf shelf;

    String label(Crew crew, String dish) {
        return find(crew, dish);
    }
}
