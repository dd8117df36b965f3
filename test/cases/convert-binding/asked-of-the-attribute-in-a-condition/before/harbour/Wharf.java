package harbour;

class Wharf {
    int berths;
    Crate crate;

    void load(Crate crate) {
        bell.ring();
        if (crate == null) berths--;
    }

    void own() {
        rope.cut(3);
    }
}
