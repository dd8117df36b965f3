package orchard;

class Picker {
    void pick(Tree tree, Basket basket) {
        basket.lift();
        if (tree.isRipe()) {
            if (basket.hasRoom()) {
                tree.shake(3);
                basket.fill(tree);
            }
        }
    }
}
