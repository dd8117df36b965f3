package farm;

class Gardener {
    private Shed shed;

    void sow(Seeds seeds, Row row) {
        for (Seed seed : seeds) row.put(seed);
    }

    void prune(long age) {
        shears.cut(age << 2);
    }
}
