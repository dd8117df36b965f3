package shop;

class Signs {
    private String title;

    String top(Shelf shelf) {
        return ended(shelf.label());
    }

    String bottom(String given) {
        return known(given);
    }

    private String ended(String text) {
        return text + ".";
    }

    private String known(String text) {
        return Checks.known(text);
    }
}
