package harbour;

class Wharf {
    int berths;
    Crate freight;

    void load() {
        hold.stow(freight);
    }

    void clear() {
        berths = 3;
    }

    void sink() {
        if (berths > 7) {
            berths--;
        }
    }
}
