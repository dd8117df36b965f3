package harbour;

class Wharf {
    int berths;
    Crate cargo;
    Crate spare;

    void load() {
        hold.stow(cargo);
    }

    void clear() {
        hold.drop(cargo, 2);
    }

    void swap() {
        hold.turn(spare, berths);
    }
}
