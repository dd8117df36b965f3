package shop;

class Till {
    Till(Box box) {
        this(box, 1, fresh());
    }

    Till(Box box, int scale, Ink ink) {
        roller.feed(box);
    }
}
