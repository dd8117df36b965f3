package library;

class Desk {
    private final Shelf shelf = new Shelf();
    private int count;

    void sort(Cart cart, int size) {
        for (int place = 0; place < cart.size(); ++place) {
            shelf.put(cart, 3);
            count++;
            cart.roll();
            print("sorted");
        }
    }
}
