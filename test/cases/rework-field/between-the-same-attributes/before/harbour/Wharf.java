package harbour;

class Wharf {
    int berths;
    private Crane crane;
    Hold hold;
    Mast mast;

    void load() {
        bell.ring();
        crane.lift(3);
        gate.close();
    }

    void own() {
        rope.cut(3);
    }
}
