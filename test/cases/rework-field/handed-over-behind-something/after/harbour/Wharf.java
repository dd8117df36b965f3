package harbour;

class Wharf {
    private String suffix;

    void note() {
        list.add(ship.name() + this.suffix);
    }

    void own() {
        rope.cut(3);
    }
}
