package harbour;

class Wharf {
    int berths;

    int weigh(Crate crate, Berth berth) {
        return scale(crate, new Deck());
    }

    int scale(Crate crate, Deck deck) {
        return scale(crate, berths, deck);
    }
}
