package farm.hand;

class Gardener {
    Gardener(String name, int age) {
        this.hello = name + age;
    }

    void dig(int depth) {
        spade.push(depth);
        heap.add("soil");
    }

    void sow(Seeds seeds, Row row) {
        for (Seed seed : seeds) row.put(seed);
    }
}
