package harbour;

class Wharf {
    private Crane crane;

    Crane tool() {
        bell.ring();
        return this.crane;
    }

    void own() {
        rope.cut(3);
    }
}
