package harbour;

class Quay {
    private Slips slips;

    void moor(Slip slip, int feet) {
        int draught = 2;
        Boat boat = find(slip);
        boat.sink(feet);
        tide(draught);
    }
}
