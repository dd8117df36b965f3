package harbour;

class Quay {
    private Slips slips;
    private int depth;

    void moor(Slip slip, int feet) {
        Boat boat = (Boat) new Hull(slip);
        tie(boat, feet);
    }
}
