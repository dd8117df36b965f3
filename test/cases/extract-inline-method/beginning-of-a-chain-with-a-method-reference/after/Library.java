class Library {
    private Shelf shelf;

    String label(Source source) {
        Box title = title(source.next("key"));
        if (title.isKnown()) return title.text();
        return source.name();
    }

    String place(Source source) {
        return spot(source.first()).trim().orElse("none");
    }

    private Box title(Key given) {
        return Box.of(given).map(Key::text);
    }

    private Spot spot(Key wanted) {
        return shelf.find(wanted);
    }
}
