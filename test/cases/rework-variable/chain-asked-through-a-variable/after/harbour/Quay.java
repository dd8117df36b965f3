package harbour;

class Quay {
    private Slips slips;
    private int depth;

    void moor(Slip slip, int feet) {
        Boat boat = slip.berth().boat();
        Rope rope = boat.rope();
        tie(rope, feet);
    }
}
