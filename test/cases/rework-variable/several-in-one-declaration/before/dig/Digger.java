package dig;

public class Digger {
    public int dig(int hours) {
        int depth = 0, stones = 0;
        for (int hour = 0; hour < hours; hour++) {
            depth += 3;
            stones += depth / 4;
        }
        return depth - stones;
    }
}
