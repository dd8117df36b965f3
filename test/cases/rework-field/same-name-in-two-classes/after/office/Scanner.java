package office;

public class Scanner {
    private boolean busy;

    public void scan() {
        busy = true;
        Statistics.page();
        busy = false;
    }
}
