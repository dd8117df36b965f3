package shop;

public class Shelf {
    int size() {
        return 3;
    }

    Shelf putIn(int box) {
        write(encode(box, false));
        return this;
    }

    Shelf putIn(char box) {
        write(encode(box, false));
        return this;
    }
}
