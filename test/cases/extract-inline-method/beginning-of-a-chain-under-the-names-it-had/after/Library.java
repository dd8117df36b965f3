class Library {
    private Shelf shelf;

    String label(Source source) {
        return title(source.next("key")).trim().orElse("none");
    }

    private Title title(Key key) {
        return shelf.find(key).first();
    }

    void close() {
        shelf.close();
    }
}
