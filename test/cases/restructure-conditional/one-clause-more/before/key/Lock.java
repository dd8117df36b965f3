package key;

public class Lock {
    private int tries;

    public boolean open(String code) {
        if (code.equals("4711")) {
            tries = 0;
            return true;
        }
        tries++;
        return false;
    }
}
