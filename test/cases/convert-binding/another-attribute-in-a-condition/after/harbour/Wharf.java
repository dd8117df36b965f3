package harbour;

class Wharf {
    int berths;
    Crate cargo;

    void load() {
        bell.ring();
        if (this.cargo == null) berths--;
    }

    void own() {
        rope.cut(3);
    }
}
