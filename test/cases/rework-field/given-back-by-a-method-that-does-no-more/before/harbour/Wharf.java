package harbour;

class Wharf {
    private Crane crane;

    Crane tool() {
        return this.crane;
    }

    void own() {
        rope.cut(3);
    }
}
