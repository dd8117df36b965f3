package harbour;

class Quay {
    private Slips slips;

    void moor(Slip slip, int feet) {
        int draught = 2;
        draught = find(slip).sink(feet);
        tide(draught);
    }
}
