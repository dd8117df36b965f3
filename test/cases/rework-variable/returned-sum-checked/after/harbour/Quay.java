package harbour;

class Quay {
    private int depth;
    private Crane crane;

    int berth(int many, Rope rope) {
        crane.start(depth);
        return checked(many + 3, depth);
    }
}
