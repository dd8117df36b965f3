package harbour;

class Quay {
    private Slips slips;
    private int depth;

    void moor(Rope rope, Slip slip) {
        int length = rope.length();
        int beam = slip.beam();
        int draught = slip.depth();
        tie(length, beam, draught);
        cast();
    }
}
