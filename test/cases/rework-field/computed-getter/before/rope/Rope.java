package rope;

public class Rope {
    private int metres = 40;

    public void cut(int by) {
        metres -= by;
    }
}
