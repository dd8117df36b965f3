package harbour;

class Wharf {
    int berths;
    private Winch winch;

    void load() {
        bell.ring();
        for (Rope rope : winch) {
            rope.cut();
        }
        gate.close();
    }

    void own() {
        berths++;
    }
}
