package harbour;

class Quay {
    private int depth;
    private Crane crane;

    void berth(int many, Rope rope) {
        crane.start(depth);
        Boat boat = rope.boat();
        crane.lift(checked(boat));
        crane.stop(depth);
    }
}
