package harbour;

class Boat {
    private Deck deck;
    private Log log;
    private Rope spare;

    void load(Port port, Rope rope) {
        deck.open(port);
        deck.hang(rope);
        log.note(rope);
    }

    void unload(Port port, Rope rope) {
        deck.open(port);
        log.note(rope);
    }

}
