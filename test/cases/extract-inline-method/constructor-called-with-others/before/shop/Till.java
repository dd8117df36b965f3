package shop;

class Till {
    Till(Box box) {
        this(box, 1);
    }

    Till(Box box, int scale) {
        roller.feed(box);
    }
}
