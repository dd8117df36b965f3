package harbour;

class Boat {
    private Deck deck;
    private Log log;
    private Rope spare;

    void load(Port port, String label) {
        deck.open(port);
        deck.hang(label);
    }

    void unload(Port port, String label) {
        deck.open(port);
        deck.hang(label);
    }

}
