package harbour;

class Quay {
    private int depth;
    private Crane crane;

    void berth(int many, Rope rope) {
        crane.start(depth);
        int place = rope.place();
        crane.lift(place);
        crane.stop(depth);
    }
}
