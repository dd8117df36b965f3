package harbour;

class Wharf {
    Crate crate;
    Crane crane;

    int size() {
        return crate.size() + 1;
    }

    void prepare(Deck deck, Text text) {
        crate = findAll(deck, 3);
    }

    int berths() {
        return crate.rows() * 2;
    }
}
