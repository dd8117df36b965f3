package shop;

class Signs {
    private String title;

    String top(Shelf shelf) {
        return shelf.label();
    }

    String bottom(String given) {
        return given;
    }
}
