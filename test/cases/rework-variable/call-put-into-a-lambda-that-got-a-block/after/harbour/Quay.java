package harbour;

class Quay {
    private int depth;
    private Crane crane;
    private Job kept;

    void berth(int many, Rope rope) {
        crane.start(depth);
        crane.run(() -> {
            crane.lift(crane.fetch(many));
        });
        crane.stop(depth);
    }
}
