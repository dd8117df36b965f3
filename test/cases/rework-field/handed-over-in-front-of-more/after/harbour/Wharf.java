package harbour;

class Wharf {
    private String prefix;

    void note() {
        list.add(this.prefix + ship.name());
    }

    void own() {
        rope.cut(3);
    }
}
