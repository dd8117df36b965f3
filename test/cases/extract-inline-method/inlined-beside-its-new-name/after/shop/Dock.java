package shop;

public class Dock extends Stock {
    void plan() {
        while (next()) {
            forward(3);
            mark(7);
            signal(8);
            print(7);
        }
    }
}
