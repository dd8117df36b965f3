package harbour;

class Wharf {
    private Crane crane;

    void load() {
        hold.fill(crane, 3);
    }

    void own() {
        rope.cut(3);
    }
}
