package harbour;

class Wharf {
    Crate crate;
    Crane crane;

    int size() {
        return crate.size() + 1;
    }

    void fill(Deck deck, Text text) {
        Crate crate = find(deck, 3);
    }

    int berths() {
        return crate.rows() * 2;
    }
}
