package harbour;

class Wharf {
    int TINY;

    void load() {
        bell.ring();
        int berths = 1;
        int quays = 2;
        quays = TINY;
        gate.close();
    }

    void own() {
        rope.cut(3);
    }
}
