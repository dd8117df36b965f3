class Library {
    @BeforeClass
    static void openLibrary() {
        startLamp("reading room");
        show(fill());
        light(true);
    }

    private static Map<String, Book> fill() {
        dust(4);
        order("novels", "poems");
        Map<String, Book> shelf = Maps.copyOf();
        return shelf;
    }

    void close() {
        show(pack(2));
        lock("door");
    }

    private Map<String, Book> pack(int boxes) {
        fold("paper", 3);
        carry("cellar");
        Map<String, Book> rest = Maps.copyOf();
        return rest;
    }

    void lend() {
        show(note(7));
        count("today");
    }

    private Map<String, Book> note(int day) {
        write("diary", 5);
        stamp("card");
        Map<String, Book> lent = Maps.copyOf();
        return lent;
    }
}
