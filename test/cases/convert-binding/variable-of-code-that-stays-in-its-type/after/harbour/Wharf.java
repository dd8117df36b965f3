package harbour;

class Wharf {
    int berths;
    Crate cargo;

    void load() {
        bell.ring();
        pack();
        horn.blow();
    }

    void pack() {
        hold.stow(cargo, 2);
        cargo.lash(rope);
    }

    void own() {
        rope.cut(3);
    }
}
