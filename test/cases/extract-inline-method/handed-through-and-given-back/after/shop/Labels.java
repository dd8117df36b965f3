package shop;

class Labels {
    private int count;

    String first(Shelf shelf) {
        return shelf.label();
    }

    String last(Shelf shelf) {
        return shelf.bottom();
    }
}
