package farm;

class Sower {
    void level(String bed) {
        rake.pull(bed, 4);
        stones.remove(bed);
    }

    int rest(Worker worker) {
        return worker.sleep(bench);
    }

    void sow(Seeds seeds, Row row) {
        for (Seed seed : seeds) row.put(seed);
    }
}
