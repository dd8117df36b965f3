class Library {
    private Shelf shelf;

    String label(Source source) {
        Key key = source.next("key");
        return shelf.find(key).first().orElse("none");
    }

    void close() {
        shelf.close();
    }
}
