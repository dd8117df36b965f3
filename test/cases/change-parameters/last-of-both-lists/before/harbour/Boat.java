package harbour;

class Boat {
    private Deck deck;
    private Log log;
    private Rope spare;

    void load(Port port, String label) {
        deck.open(port);
        deck.paint(label);
    }

    void unload(Crew crew, Rope rope) {
        deck.sweep(3);
        deck.hang(rope);
    }

}
