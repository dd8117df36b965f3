package harbour;

class Wharf {
    int decks;
    private int berths;

    void load() {
        bell.ring();
        berths = decks;
        gate.close();
    }

    void own() {
        rope.cut(3);
    }
}
