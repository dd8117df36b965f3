package key;

public class Piano {
    private int keys = 88;

    public int keys() {
        return keys;
    }
}
