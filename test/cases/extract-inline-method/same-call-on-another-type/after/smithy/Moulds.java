package smithy;

class Moulds {
    int count;

    void stayMoulds() {
        count = count + 1;
        sweep();
    }

    static Rod cast(int heat, List<Rod> rods) {
        return Rod.cast(heat, rods);
    }
}
