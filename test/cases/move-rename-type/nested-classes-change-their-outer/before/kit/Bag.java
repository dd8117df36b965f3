package kit;

public class Bag {
    private int pockets;

    public int pockets() {
        return pockets;
    }
}
