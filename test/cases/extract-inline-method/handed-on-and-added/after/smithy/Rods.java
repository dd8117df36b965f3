package smithy;

class Rods {
    int count;

    void stayRods() {
        count = count + 1;
        sweep();
    }

    static List<Rod> take(int heat, List<Rod> rods) {
        return take(rods, heat, 3);
    }

    static List<Rod> take(List<Rod> rods, int heat, int length) {
        rods.add(Rod.of(heat, length));
        count(rods);
        return rods;
    }
}
