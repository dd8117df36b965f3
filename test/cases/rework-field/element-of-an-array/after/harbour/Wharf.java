package harbour;

class Wharf {
    private Crane[] cranes;

    void load() {
        hold.fill(cranes[0], 3);
    }

    void own() {
        rope.cut(3);
    }
}
