package grid;

public class Grid {
    private final int[] cells = new int[100];

    public int get(int x, int y) {
        return cells[Math.floorMod(y, 10) * 10 + Math.floorMod(x, 10)];
    }

    public void set(int x, int y, int value) {
        cells[Math.floorMod(y, 10) * 10 + Math.floorMod(x, 10)] = value;
    }

    public void clear(int x, int y) {
        cells[Math.floorMod(y, 10) * 10 + Math.floorMod(x, 10)] = 0;
        System.out.println("cleared");
    }
}
