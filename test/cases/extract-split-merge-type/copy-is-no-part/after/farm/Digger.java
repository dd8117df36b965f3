package farm;

class Digger {
    void level(String bed) {
        rake.pull(bed, 4);
        stones.remove(bed);
    }

    int rest(Worker worker) {
        return worker.sleep(bench);
    }

    void dig(int depth) {
        spade.push(depth);
        heap.add("soil");
    }
}
