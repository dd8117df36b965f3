package loom;

public class Bobbin {
    void fill(Stock stock, String colour) {
        Thread thread = cellar.find(colour);
        take(thread, 5);
        int length = cellar.rest();
        put(length, 6);
    }
}
