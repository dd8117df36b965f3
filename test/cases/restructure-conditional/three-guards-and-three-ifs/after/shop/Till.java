package shop;

class Till {
    void sell(Item item, Buyer buyer, Shelf shelf) {
        open();
        if (item.isReady() && buyer.isKnown() && shelf.isFull()) {
            hand(item, buyer);
            count(item);
        }
    }

    void wrap(Item item, Buyer buyer, Shelf shelf) {
        open();
        if (item.isReady() && buyer.isKnown() && shelf.isFull()) {
            fold(item);
            count(item);
        }
    }

    void lend(Item item, Buyer buyer, Shelf shelf) {
        open();
        if (!item.isReady()) {
            return;
        }
        if (!buyer.isKnown()) {
            return;
        }
        if (!shelf.isFull()) {
            return;
        }
        mark(item, buyer);
        count(item);
    }

    void give(Item item, Buyer buyer, Shelf shelf) {
        open();
        if (item.isReady()) {
            if (buyer.isKnown()) {
                if (shelf.isFull()) {
                    pass(item, buyer);
                    count(item);
                }
            }
        }
    }
}
