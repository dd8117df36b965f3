package harbour;

class Quay {
    private Slips slips;
    private int depth;

    void moor(Slip slip, int feet) {
        depth = slip.boat.sink(3);
        tide();
    }
}
