package shop;

public class Dock extends Stock {
    void plan() {
        while (ready()) {
            read();
            print(7);
        }
    }

    void read() {
        forward(3);
        mark(7);
        signal(8);
    }
}
