package harbour;

class Quay {
    private Slips slips;
    private int depth;

    void moor(Slip slip, int feet) {
        show(find(slip).sink(high(slip)));
    }
}
