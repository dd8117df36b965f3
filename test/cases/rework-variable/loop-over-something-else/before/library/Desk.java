package library;

class Desk {
    private final Shelf shelf = new Shelf();
    private int count;

    void lend(Order order) {
        for (Book book : order.books) {
            stamp(book);
            count++;
        }
    }
}
