package harbour;

class Quay {
    private Slips slips;
    private int depth;

    void moor(Rope rope, Slip slip) {
        int beam = slip.beam();
        int length = rope.length();
        Berth berth = new Berth(beam, length);
        tie(rope, berth);
        cast();
    }
}
