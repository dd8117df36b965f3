package task;

public class Cleanup {
    private int removed;

    public int removed() {
        return removed;
    }
}
