package harbour;

class Quay {
    private int depth;
    private Crane crane;
    private Job kept;

    void berth(int many, Rope rope) {
        crane.start(depth);
        crane.queue(new Job(many) {
            void go() {
                moor();
            }
        });
        crane.stop(depth);
    }
}
