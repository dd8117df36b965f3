class Spans {
    private static final Pool<Span> POOL = new Pool<>();

    static Span of(int low, int high) {
        return unique(new Span(low, high, true));
    }

    static Span open(Book book, int low) {
        Span span = unique(book.find(low));
        return span;
    }

    static Span last(Book book) {
        return unique(book.last());
    }

    static Span checked(Book book) {
        return given(book.first());
    }

    static Span unique(Span span) {
        return POOL.keep(span);
    }

    static Span given(Span one) {
        return one == null ? Span.NONE : one;
    }
}
