package farm;

class Gardeners {
    void dig(int depth) {
        spade.push(depth);
        heap.add("soil");
    }

    void level(String bed) {
        rake.pull(bed, 4);
        stones.remove(bed);
    }

    int rest(Worker worker) {
        return worker.sleep(bench);
    }

    void tow(Cart cart) {
        hook.hang(cart.ring());
    }
}
