package harbour;

class Wharf {
    int berths;
    Crate cargo;

    void load() {
        crew.run(new Job() {
            public void act() {
                hold.stow(cargo, 2);
            }
        });
    }

    void own() {
        rope.cut(3);
    }
}
