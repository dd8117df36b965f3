package harbour;

class Boat {
    private Deck deck;
    private Log log;
    private Rope spare;

    void load(Port port, String name) {
        deck.open(port);
        deck.hang(this.spare);
    }

    void unload(Port port, String label) {
        deck.open(port);
        deck.hang(this.spare);
    }

}
