package web;

public class SlowHandler extends Handler {
    private static final int LIMIT = 50;

    boolean isFull() {
        return served > LIMIT;
    }
}
