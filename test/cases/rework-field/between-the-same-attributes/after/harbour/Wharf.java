package harbour;

class Wharf {
    int berths;
    private Winch winch;
    Hold hold;

    void load() {
        bell.ring();
        winch.haul(rope, 9);
        gate.close();
    }

    void own() {
        rope.cut(3);
    }
}
