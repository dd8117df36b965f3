package harbour;

class Quay {
    private Slips slips;
    private int depth;

    void moor(Slip slip, int feet) {
        Hull hull = new Hull(slip);
        Boat boat = (Boat) hull;
        tie(boat, feet);
    }
}
