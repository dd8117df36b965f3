package oil;

public class Tank {
    private int level;

    public int drain(final int wanted, int least) {
        final int possible = Math.min(wanted, level - least);
        level -= possible;
        return possible;
    }
}
