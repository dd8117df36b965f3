package harbour;

class Boat {
    private Deck deck;
    private Log log;
    private Rope spare;

    void load(Port port, int from, int to) {
        deck.open(port);
        deck.clear(from);
    }

    void unload(Port port, int from, int to) {
        deck.open(port);
        deck.close(to);
    }

    void stow(Port port, int from, int to) {
        deck.open(port);
        deck.sweep(from);
    }

}
