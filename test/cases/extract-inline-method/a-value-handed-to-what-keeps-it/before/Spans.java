class Spans {
    private static final Pool<Span> POOL = new Pool<>();

    static Span of(int low, int high) {
        return new Span(low, high, true);
    }

    static Span open(Book book, int low) {
        Span span = book.find(low);
        return span;
    }

    static Span last(Book book) {
        return book.last();
    }

    static Span checked(Book book) {
        return book.first();
    }
}
