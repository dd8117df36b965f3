package shop;

class Labels {
    private String last;

    void show(Shelf shelf) {
        print(shelf.label());
        print(shelf.bottom());
        last = shelf.label();
    }
}
