package harbour;

class Wharf {
    int berths;
    Crate cargo;

    void load() {
        bell.ring();
        crew.run(() -> hold.stow(cargo));
    }

    void own() {
        rope.cut(3);
    }
}
