package harbour;

class Quay {
    private int depth;
    private Crane crane;

    Boat berth(int many, Rope rope) {
        crane.start(depth);
        Boat boat = crane.fetch(many);
        return boat;
    }
}
