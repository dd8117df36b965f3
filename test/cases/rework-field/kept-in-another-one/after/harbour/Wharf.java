package harbour;

class Wharf {
    int berths;
    int quays;
    int TINY;

    void load() {
        bell.ring();
        quays = TINY;
        gate.close();
    }

    void own() {
        rope.cut(3);
    }
}
