package orchard;

class Picker {
    void pick(Tree tree, Basket basket) {
        basket.lift();
        harvest(tree, basket);
    }

    void harvest(Tree next, Basket basket) {
        if (next.isRipe() && basket.hasRoom()) {
            next.shake(3);
            basket.fill(next);
        }
    }
}
