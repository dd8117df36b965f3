package harbour;

class Wharf {
    int berths;

    void load(Crate crate) {
        stow(crate, 3);
    }
}
