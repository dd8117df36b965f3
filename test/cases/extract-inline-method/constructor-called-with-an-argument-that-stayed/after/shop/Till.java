package shop;

class Till {
    Till(Box box) {
        this(new Item(box));
    }

    Till(Item item) {
        this(item, fresh());
    }

    Till(Box box, int scale, Ink ink) {
        roller.feed(box);
    }

    Till(Item item, Ink ink) {
        cutter.cut(item);
    }
}
