package harbour;

class Quay {
    private Slips slips;
    private int depth;

    void moor(Rope rope, Slip slip) {
        int length = rope.length();
        int beam = slip.beam();
        tie(length, beam);
        cast();
    }
}
