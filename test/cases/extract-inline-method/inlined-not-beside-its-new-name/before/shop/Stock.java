package shop;

public class Stock {
    boolean step() {
        return at < size;
    }

    void read() {
        forward(3);
        mark(7);
        signal(8);
    }
}
