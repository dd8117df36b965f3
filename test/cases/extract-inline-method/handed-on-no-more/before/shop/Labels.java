package shop;

class Labels {
    String first(Shelf shelf) {
        return plain(shelf.label());
    }

    String second(Shelf shelf) {
        return known(shelf.bottom());
    }

    String third(Shelf shelf) {
        return same(shelf.side());
    }

    private String plain(Object label) {
        return (String) label;
    }

    private String known(String text) {
        return Checks.known(text);
    }

    private String same(String text) {
        return text;
    }
}
