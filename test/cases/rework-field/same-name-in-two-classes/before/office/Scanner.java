package office;

public class Scanner {
    private int count;
    private boolean busy;

    public void scan() {
        busy = true;
        count++;
        busy = false;
    }
}
