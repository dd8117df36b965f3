package farm;

class Gardener {
    void dig(int depth) {
        spade.push(depth);
        heap.add("soil");
    }

    void level(String bed) {
        rake.pull(bed, 4);
        stones.remove(bed);
    }

    void sow(Seeds seeds, Row row) {
        for (Seed seed : seeds) row.put(seed);
    }
}
