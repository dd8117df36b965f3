class Library {
    private Shelf shelf;

    String label(Source source) {
        Key key = source.next("key");
        return Box.of(key).map(Key::text).orElse("none");
    }

    String place(Source source) {
        Key key = source.first();
        return shelf.find(key).trim().orElse("none");
    }
}
