package harbour;

class Galley {
    private Shelf shelf;

    String label(Crew crew, String dish) {
        return Store.shared().find(crew, dish);
    }
}
