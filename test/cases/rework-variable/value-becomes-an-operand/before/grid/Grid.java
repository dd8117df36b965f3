package grid;

class Grid {
    void draw(int row, int base) {
        int at = row << 4;
        show(at);
        fill("x", at, 3);
    }
}
