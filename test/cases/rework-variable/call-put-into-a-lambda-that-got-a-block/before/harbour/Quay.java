package harbour;

class Quay {
    private int depth;
    private Crane crane;
    private Job kept;

    void berth(int many, Rope rope) {
        crane.start(depth);
        Boat boat = crane.fetch(many);
        crane.run(() -> crane.lift(boat));
        crane.stop(depth);
    }
}
