package harbour;

class Quay {
    private Slips slips;
    private int depth;

    void moor(Rope rope, Slip slip) {
        if (fits(rope, slip)) {
            cast();
        }
    }
}
