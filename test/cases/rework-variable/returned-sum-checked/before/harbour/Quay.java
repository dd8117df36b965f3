package harbour;

class Quay {
    private int depth;
    private Crane crane;

    int berth(int many, Rope rope) {
        crane.start(depth);
        int length = many + 3;
        return length;
    }
}
