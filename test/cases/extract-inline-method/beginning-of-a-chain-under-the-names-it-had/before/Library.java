class Library {
    private Shelf shelf;

    String label(Source source) {
        Key key = source.next("key");
        return shelf.find(key).first().trim().orElse("none");
    }

    void close() {
        shelf.close();
    }
}
