package harbour;

class Quay {
    private Slips slips;
    private int depth;

    int moor(Slip slip, int feet) {
        tide();
        Boat boat = find(slip);
        return boat.sink(4);
    }
}
