package harbour;

class Wharf {
    int berths;

    void load(Crate crate) {
        stow(crate, DECK);
    }

    void stow(Crate crate, Deck deck) {
        stow(crate, 3, deck);
    }
}
