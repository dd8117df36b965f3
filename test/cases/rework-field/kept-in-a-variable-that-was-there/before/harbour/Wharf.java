package harbour;

class Wharf {
    int SMALL;

    void load() {
        bell.ring();
        int berths = 1;
        int quays = 2;
        berths = SMALL;
        gate.close();
    }

    void own() {
        rope.cut(3);
    }
}
