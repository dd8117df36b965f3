package grid;

class Grid {
    void draw(int row) {
        int at = row * 4;
        show(at);
    }

    void fill(int row) {
        int sum = row + count();
        show("x", sum, 3);
    }
}
