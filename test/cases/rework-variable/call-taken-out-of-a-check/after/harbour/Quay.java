package harbour;

class Quay {
    private int depth;
    private Crane crane;

    void berth(int many, Rope rope) {
        crane.start(depth);
        Boat boat = crane.fetch(many);
        crane.lift(boat);
        crane.stop(depth);
    }
}
