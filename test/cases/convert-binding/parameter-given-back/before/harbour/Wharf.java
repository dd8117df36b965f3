package harbour;

class Wharf {
    int berths;
    Crate cargo;

    Crate load(Crate crate) {
        bell.ring();
        return crate;
    }

    void own() {
        rope.cut(3);
    }
}
