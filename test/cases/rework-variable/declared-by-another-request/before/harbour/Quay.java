package harbour;

class Quay {
    private Slips slips;
    private int depth;

    void moor(Slip slip, int feet) {
        int draught = find(slip).sink(feet);
        log(draught);
    }
}
