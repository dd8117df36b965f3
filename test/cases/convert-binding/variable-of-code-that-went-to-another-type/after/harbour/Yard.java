package harbour;

class Yard {
    int gates;
    Crate cargo;

    void gate() {
        gates++;
    }

    void pack() {
        hold.stow(cargo, 2);
        cargo.lash(rope);
    }
}
