package harbour;

class Wharf {
    int berths;
    int quays;
    int SMALL;

    void load() {
        bell.ring();
        berths = SMALL;
        gate.close();
    }

    void own() {
        rope.cut(3);
    }
}
