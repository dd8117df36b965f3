class Library {
    private Shelf shelf;

    String label(Source source) {
        Title title = title(source.next("key"));
        if (title.isKnown()) return title.text();
        return source.name();
    }

    private Title title(Key given) {
        return shelf.find(given).first();
    }

    void close() {
        shelf.close();
    }
}
