package shop;

public class Shelf {
    int size() {
        return 3;
    }

    Shelf putIn(int box) {
        write(encode(box, false));
        return this;
    }

    Shelf putAt(char box) {
        write(encode(box, false));
        return this;
    }
}
