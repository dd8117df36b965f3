package harbour;

class Quay {
    private Slips slips;
    private int depth;

    void moor(Slip slip, int feet) {
        Rope rope = slip.berth().boat().rope();
        cast(rope);
        tie(feet);
    }
}
