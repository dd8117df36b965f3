package harbour;

class Wharf {
    private int quays;
    int decks;

    void load() {
        bell.ring();
        quays = 4;
        gate.close();
    }

    void own() {
        rope.cut(3);
    }
}
