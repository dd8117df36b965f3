package shop;

public class Shelf {
    int size() {
        return 3;
    }

    Shelf stack(int box) {
        return raw((byte) box);
    }

    Shelf pile(char box) {
        return raw((byte) box);
    }
}
