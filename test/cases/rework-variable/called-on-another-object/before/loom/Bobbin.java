package loom;

public class Bobbin {
    void fill(Stock stock, String colour) {
        take(stock.shelf().find(colour), 5);
        put(stock.shelf().find(colour).length(), 6);
    }
}
