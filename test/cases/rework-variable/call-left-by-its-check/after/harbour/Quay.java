package harbour;

class Quay {
    private int depth;
    private Crane crane;

    void berth(int many, Rope rope) {
        crane.start(depth);
        crane.lift(rope.boat());
        crane.stop(depth);
    }
}
