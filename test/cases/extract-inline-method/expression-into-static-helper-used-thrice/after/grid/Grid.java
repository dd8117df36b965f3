package grid;

public class Grid {
    private final int[] cells = new int[100];

    public int get(int x, int y) {
        return cells[index(x, y)];
    }

    public void set(int x, int y, int value) {
        cells[index(x, y)] = value;
    }

    public void clear(int x, int y) {
        cells[index(x, y)] = 0;
        System.out.println("cleared");
    }

    private static int index(int x, int y) {
        return Math.floorMod(y, 10) * 10 + Math.floorMod(x, 10);
    }
}
