class Pages {
    void turn(int number, int length) {
        book.open();
        check(length);
    }

    void jump(int number, int length) {
        check(length);
        show(length + 1);
    }

    void fold(Sheet sheet, int low, int high) {
        book.open();
        check(low);
    }
}
