package harbour;

class Wharf {
    int berths;
    Crate freight;

    void load() {
        hold.stow(freight);
    }

    void clear() {
        hold.drop(list.cargo, 2);
    }
}
