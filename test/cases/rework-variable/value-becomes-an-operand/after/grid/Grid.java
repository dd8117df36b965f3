package grid;

class Grid {
    void draw(int row, int base) {
        int index = base + (row << 4);
        paint(4);
        colour(index);
    }
}
