package oil;

public class Tank {
    private int level;

    public int drain(int wanted, final int least) {
        int possible = Math.min(wanted, level - least);
        level -= possible;
        return possible;
    }
}
