package harbour;

class Quay {
    private Slips slips;
    private int depth;

    void moor(Rope rope, Slip slip) {
        int length = rope.length();
        int beam = slip.beam();
        Berth berth = new Berth(half(length, beam));
        if (fits(berth)) {
            cast();
        }
    }
}
