package harbour;

class Store {
    private final Shelf shelf = new Shelf();
}
