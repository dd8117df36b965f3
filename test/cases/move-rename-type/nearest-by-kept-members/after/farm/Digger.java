package farm;

class Digger {
    void dig(int depth) {
        while (engine.runs()) arm.lower(depth);
    }

    void level(String bed) {
        roller.start();
        for (Path path : paths) path.flatten();
    }

    int rest(Worker worker) {
        throw new IllegalStateException("it never rests");
    }

    void sow(Seeds seeds, Row row) {
        for (Seed seed : seeds) row.add(seed);
    }
}
