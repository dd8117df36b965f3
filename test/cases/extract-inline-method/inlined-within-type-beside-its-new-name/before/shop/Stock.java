package shop;

public class Stock {
    boolean step() {
        return at < size;
    }
}
