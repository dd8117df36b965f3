package wall;

public class Wall {
    protected int bricks;

    public int weight() {
        int kilos = bricks * 3;
        return kilos + 20;
    }
}
