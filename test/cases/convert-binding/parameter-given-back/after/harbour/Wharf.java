package harbour;

class Wharf {
    int berths;
    Crate cargo;

    Crate load() {
        bell.ring();
        return cargo;
    }

    void own() {
        rope.cut(3);
    }
}
