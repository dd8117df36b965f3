package key;

public class Organ {
    private int keys = 61;

    public int keys() {
        return keys;
    }
}
