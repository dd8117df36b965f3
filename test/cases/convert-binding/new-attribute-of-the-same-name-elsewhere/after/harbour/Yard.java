package harbour;

class Yard {
    int gates;
    Crate crate;

    void gate() {
        gates++;
    }

    void pack() {
        hold.stow(crate, 2);
        crate.lash(rope);
    }
}
