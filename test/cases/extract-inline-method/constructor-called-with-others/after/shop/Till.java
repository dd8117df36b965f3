package shop;

class Till {
    Till(Box box) {
        this(new Item(box));
    }

    Till(Item item) {
        this(item, fresh());
    }

    Till(Item item, Ink ink) {
        cutter.cut(item);
    }

    Till(Box box, int scale) {
        roller.feed(box);
    }
}
