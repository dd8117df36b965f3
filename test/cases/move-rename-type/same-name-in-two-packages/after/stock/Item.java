package stock;

public class Item {
    private long number;
    private int pieces;

    public boolean take(int wanted) {
        if (wanted > pieces) {
            return false;
        }
        pieces -= wanted;
        return true;
    }
}
