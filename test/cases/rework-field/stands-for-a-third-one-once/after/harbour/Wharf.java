package harbour;

class Wharf {
    int berths;
    Crate freight;
    Crate spare;

    void load() {
        hold.stow(freight);
    }

    void clear() {
        hold.drop(freight, 2);
    }

    void swap() {
        hold.turn(freight, berths);
    }
}
