package harbour;

class Wharf {
    int berths;
    Crate cargo;

    void load() {
        crew.run(new Job() {
            public void act() {
                Crate crate = crane.lift(3);
                hold.stow(crate, 2);
            }
        });
    }

    void own() {
        rope.cut(3);
    }
}
