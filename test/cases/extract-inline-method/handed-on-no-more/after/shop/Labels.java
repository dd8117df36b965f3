package shop;

class Labels {
    String first(Shelf shelf) {
        return shelf.label();
    }

    String second(Shelf shelf) {
        return shelf.bottom();
    }

    String third(Shelf shelf) {
        return shelf.side();
    }
}
