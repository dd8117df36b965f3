package shop;

public class Dock extends Stock {
    void plan() {
        while (ready()) {
            read();
            print(7);
        }
    }
}
