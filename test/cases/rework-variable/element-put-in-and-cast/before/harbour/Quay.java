package harbour;

class Quay {
    private int depth;
    private Crane crane;

    void berth(int many, Rope rope) {
        crane.start(depth);
        Boat boat = boats[many];
        crane.lift(boat, depth);
        crane.stop(depth);
    }
}
