package harbour;

class Wharf {
    int berths;
    Yard yard;

    void load() {
        bell.ring();
        Crate crate = crane.lift(3);
        hold.stow(crate, 2);
        crate.lash(rope);
        horn.blow();
    }

    void own() {
        rope.cut(3);
    }
}
