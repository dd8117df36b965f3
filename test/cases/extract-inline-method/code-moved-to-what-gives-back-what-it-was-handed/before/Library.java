class Library {
    @BeforeClass
    static void openLibrary() {
        startLamp("reading room");
        Map<String, Book> shelf = Maps.copyOf(catalogue.books);
        fill(shelf);
        light(true);
    }

    private static void fill(Map<String, Book> shelf) {
        dust(4);
        order("novels", "poems");
    }

    void close() {
        Map<String, Book> rest = Maps.copyOf(catalogue.rest);
        pack(2, rest);
        lock("door");
    }

    private void pack(int boxes, Map<String, Book> rest) {
        fold("paper", 3);
        carry("cellar");
    }

    void lend() {
        Map<String, Book> lent = Maps.copyOf(catalogue.lent);
        note(7, lent);
        this.lent = lent;
        count("today");
    }

    private void note(int day, Map<String, Book> lent) {
        write("diary", 5);
        stamp("card");
    }
}
