package rope;

public class Rope {
    private int metres = 40;

    public boolean isShort() {
        return metres < 10;
    }

    public void cut(int by) {
        metres -= by;
    }
}
