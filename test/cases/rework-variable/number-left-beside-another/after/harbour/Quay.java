package harbour;

class Quay {
    private int depth;
    private Crane crane;

    void berth(int many, Rope rope) {
        crane.start(depth);
        crane.lift(42, depth);
        crane.stop(depth);
    }
}
