package api;

public class Client {
    static final int MAX_TRIES = 5;
    private int tries;

    public boolean again() {
        return ++tries < MAX_TRIES;
    }
}
