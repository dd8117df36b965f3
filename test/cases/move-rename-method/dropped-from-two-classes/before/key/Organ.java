package key;

public class Organ {
    private int keys = 61;

    public void dust() {
        Cloth cloth = new Cloth();
        cloth.wipe(keys);
    }

    public int keys() {
        return keys;
    }
}
