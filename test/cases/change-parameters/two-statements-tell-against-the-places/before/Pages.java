class Pages {
    void turn(int page, int size) {
        book.open();
        check(page);
    }

    void jump(int page, int size) {
        check(page);
        show(page + 1);
    }

    void fold(Sheet sheet, int from, int to) {
        book.open();
        check(from);
    }
}
