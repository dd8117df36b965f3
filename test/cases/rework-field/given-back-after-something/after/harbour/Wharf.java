package harbour;

class Wharf {
    private Crane winch;

    Crane tool() {
        bell.ring();
        return this.winch;
    }

    void own() {
        rope.cut(3);
    }
}
