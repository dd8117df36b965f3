package harbour;

class Quay {
    private Slips slips;
    private int depth;

    void moor(Slip slip, int feet) {
        Boat boat = slip.berth().boat();
        cast(boat);
        tie(feet);
    }
}
