package harbour;

class Quay {
    private Slips slips;
    private int depth;

    void moor(Rope rope, Slip slip) {
        Berth berth = new Berth(rope, slip);
        if (fits(berth)) {
            cast();
        }
    }
}
