package harbour;

class Quay {
    private int depth;
    private Crane crane;

    void berth(int many, Rope rope) {
        crane.start(depth);
        int length = 42;
        crane.lift(checked(length), depth);
        crane.stop(depth);
    }
}
