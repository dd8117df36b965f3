package grid;

class Grid {
    void write(String line, int at, int size) {
        show();
    }

    void mark(String line, int rowIndex, int columnIndex) {
        show();
    }
}
