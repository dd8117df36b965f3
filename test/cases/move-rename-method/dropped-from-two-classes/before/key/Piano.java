package key;

public class Piano {
    private int keys = 88;

    public void dust() {
        Cloth cloth = new Cloth();
        cloth.wipe(keys);
    }

    public int keys() {
        return keys;
    }
}
