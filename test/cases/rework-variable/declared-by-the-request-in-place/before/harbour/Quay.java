package harbour;

class Quay {
    private Slips slips;
    private int depth;

    void moor(Slip slip, int feet) {
        Boat boat = find(slip);
        int draught = boat.sink(slip, feet);
        log(draught);
    }
}
