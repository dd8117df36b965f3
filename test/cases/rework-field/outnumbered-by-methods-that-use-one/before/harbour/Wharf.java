package harbour;

class Wharf {
    int berths;
    Crate cargo;

    void load() {
        hold.stow(cargo);
    }

    void clear() {
        cargo = null;
        berths = 3;
    }

    void sink() {
        if (cargo == null) {
            berths--;
        }
    }
}
