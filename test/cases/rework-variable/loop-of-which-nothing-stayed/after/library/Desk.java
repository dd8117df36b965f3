package library;

class Desk {
    private final Shelf shelf = new Shelf();
    private int count;

    void lend(Order order) {
        for (Copy copy : order.copies().free()) {
            shelf.take(copy, 2);
            copy.mark("lent");
        }
    }
}
