package harbour;

class Quay {
    private Slips slips;
    private int depth;

    void moor(Slip slip, int feet) {
        find(slip).lower(feet);
        tide();
    }
}
