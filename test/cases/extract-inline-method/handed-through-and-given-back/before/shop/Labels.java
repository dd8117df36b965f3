package shop;

class Labels {
    private int count;

    String first(Shelf shelf) {
        return shorten(shelf.label());
    }

    String last(Shelf shelf) {
        return checked(shelf.bottom());
    }

    private String shorten(String label) {
        return label.endsWith(".") ? label.substring(0, 3) : label;
    }

    private String checked(String text) {
        count++;
        return text;
    }
}
