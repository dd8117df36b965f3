package grid;

class Grid {
    void write(String text, int from, int to) {
        show();
    }

    void mark(String text, int row, int column) {
        show();
    }
}
