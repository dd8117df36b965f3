package harbour;

class Wharf {
    private int id;

    void note() {
        list.add(this.id);
    }

    void own() {
        rope.cut(3);
    }
}
