package harbour;

class Wharf {
    private Crane crane;

    void load() {
        bell.ring();
        crane.lift(3);
        gate.close();
    }

    void own() {
        rope.cut(3);
    }
}
