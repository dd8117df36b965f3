package web;

public class Handler {
    private static final int LIMIT = 200;
    protected int served;

    boolean isBusy() {
        return served * 2 > LIMIT;
    }
}
