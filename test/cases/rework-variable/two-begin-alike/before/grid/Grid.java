package grid;

class Grid {
    List cells() {
        List cells = Lists.make();
        read(cells);
        return cells;
    }
}
