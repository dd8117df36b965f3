package harbour;

class Boat {
    private Deck deck;
    private Log log;
    private Rope spare;

    void load(Port port, String label, Rope rope) {
        deck.open(port);
        deck.paint(label);
        log.note(rope);
        deck.hang(rope);
    }

    void unload(Port port, String label, Rope rope) {
        deck.open(port);
        deck.paint(label);
        log.note(rope);
    }

}
