package net;

public class Retry {
    private static final int PAUSE = 250;

    public long pause(int tries) {
        return (long) PAUSE * tries;
    }
}
