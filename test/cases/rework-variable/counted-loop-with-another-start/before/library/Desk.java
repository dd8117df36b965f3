package library;

class Desk {
    private final Shelf shelf = new Shelf();
    private int count;

    void sort(Cart cart, int size) {
        for (int i = 0; i < size; i++) {
            count++;
            shelf.clear("left");
        }
    }
}
