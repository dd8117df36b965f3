package harbour;

class Wharf {
    private Crane winch;

    Crane tool() {
        return this.winch;
    }

    void own() {
        rope.cut(3);
    }
}
