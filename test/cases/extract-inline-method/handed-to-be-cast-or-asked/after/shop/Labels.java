package shop;

class Labels {
    private String last;

    void show(Shelf shelf) {
        print(plain(shelf.label()));
        print(trimmed(shelf.bottom()));
        last = plain(shelf.label());
    }

    private String plain(Object label) {
        return (String) label;
    }

    private String trimmed(String label) {
        return label.trim();
    }
}
