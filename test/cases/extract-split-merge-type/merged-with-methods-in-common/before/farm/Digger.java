package farm;

class Digger {
    void dig(int depth) {
        spade.push(depth);
        heap.add("soil");
    }

    void level(String bed) {
        rake.pull(bed, 4);
        stones.remove(bed);
    }

    void tow(Cart cart) {
        hook.hang(cart.ring());
    }
}
