package harbour;

class Wharf {
    int berths;

    void load(Crate crate) {
        stow(crate, new Deck());
    }

    void stow(Crate crate, Deck deck) {
        stow(crate, 3, deck);
    }
}
