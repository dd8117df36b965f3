package harbour;

class Boat {
    private Deck deck;
    private Log log;
    private Rope spare;

    void load(Port port, Rope rope) {
        Flag flag = deck.flag();
        deck.open(port);
        deck.hang(rope);
        deck.paint(flag);
        log.note(flag);
    }

    void unload(Port port, Rope rope) {
        deck.open(port);
        log.note(rope);
    }

    void stow(Port port, Rope rope) {
        deck.open(port);
        log.note(rope);
        deck.hang(rope);
    }

}
