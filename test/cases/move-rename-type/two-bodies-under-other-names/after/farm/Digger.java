package farm;

class Digger {
    void burrow(int depth) {
        spade.push(depth);
        heap.add("soil");
    }

    void smooth(String bed) {
        rake.pull(bed, 4);
        stones.remove(bed);
    }

    boolean honk(double tone) {
        return horn.blow(tone) > LIMIT;
    }

    void refuel(Can can, int litres) {
        tank = can.pour(tank, litres);
    }

    int rest(Worker worker) {
        throw new IllegalStateException("it never rests");
    }
}
