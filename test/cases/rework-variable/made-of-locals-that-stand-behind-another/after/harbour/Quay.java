package harbour;

class Quay {
    private Slips slips;
    private int depth;

    void moor(Rope rope, Slip slip) {
        int beam = slip.beam();
        int length = rope.length();
        tie(rope, beam, length);
        cast();
    }
}
