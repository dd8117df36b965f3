package harbour;

class Quay {
    private Slips slips;
    private int depth;

    int moor(Slip slip, int feet) {
        tide();
        return find(slip).sink(3);
    }
}
