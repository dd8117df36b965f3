package harbour;

class Quay {
    private int depth;
    private Crane crane;

    void berth(int many, Rope rope) {
        crane.start(depth);
        crane.lift(checked(many + 3));
        crane.stop(depth);
    }
}
