package wall;

public class Tower {
    protected int bricks;
    private int floors;

    public int weight() {
        int kilos = bricks * 3;
        return kilos + 20;
    }

    public int floors() {
        return floors;
    }
}
