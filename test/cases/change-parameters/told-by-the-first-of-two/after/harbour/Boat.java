package harbour;

class Boat {
    private Deck deck;
    private Log log;
    private Rope spare;

    void load(Port port, int low, int high) {
        deck.open(port);
        deck.clear(low);
    }

    void unload(Port port, int low, int high) {
        deck.open(port);
        deck.close(high);
    }

    void stow(Port port, int low, int high, Crew crew) {
        deck.open(port);
        deck.sweep(low);
    }

}
