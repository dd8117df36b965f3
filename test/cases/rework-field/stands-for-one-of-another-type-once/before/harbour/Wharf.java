package harbour;

class Wharf {
    int berths;
    Crate cargo;

    void load() {
        hold.stow(cargo);
    }

    void clear() {
        hold.drop(cargo, 2);
    }
}
