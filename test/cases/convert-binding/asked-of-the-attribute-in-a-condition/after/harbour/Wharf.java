package harbour;

class Wharf {
    int berths;
    Crate crate;

    void load() {
        bell.ring();
        if (this.crate == null) berths--;
    }

    void own() {
        rope.cut(3);
    }
}
