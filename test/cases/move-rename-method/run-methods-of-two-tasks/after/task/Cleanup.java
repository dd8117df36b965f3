package task;

public class Cleanup implements Runnable {
    private int removed;

    public int removed() {
        return removed;
    }

    @Override
    public void run() {
        for (String file : Trash.list()) {
            Trash.delete(file);
            removed++;
        }
    }
}
