package grid;

class Grid {
    void draw(int row) {
        int index = row + 5;
        paint(2, index);
    }

    void fill(int row) {
        int total = count() + row;
        colour(total);
    }
}
