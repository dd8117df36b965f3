package harbour;

class Quay {
    private int depth;
    private Crane crane;

    void berth(int many, Rope rope) {
        crane.start(depth);
        String name = "late";
        crane.lift(new Sign(name));
        crane.stop(depth);
    }
}
