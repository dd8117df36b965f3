package harbour;

class Wharf {
    int decks;
    private int berths;

    void load() {
        bell.ring();
        berths = 3;
        gate.close();
    }

    void own() {
        rope.cut(3);
    }
}
