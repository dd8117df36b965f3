package api;

public class Client {
    private int tries;

    public boolean again() {
        return ++tries < Limits.MAX_TRIES;
    }
}
