package harbour;

class Wharf {
    int berths;
    Crate cargo;

    void load() {
        bell.ring();
        Crate crate = crane.lift(3);
        crew.run(() -> hold.stow(crate));
    }

    void own() {
        rope.cut(3);
    }
}
