package harbour;

class Boat {
    private Deck deck;
    private Log log;
    private Rope spare;

    void load(Port port, String name, Flag flag) {
        deck.open(port);
        deck.sweep(3);
        deck.paint(flag);
    }

    void unload(Port port, String name, Flag flag) {
        deck.open(port);
        deck.sweep(4);
        deck.paint(flag);
        log.note(flag);
    }

    void stow(Port port, String name, Flag flag) {
        deck.open(port);
        deck.sweep(5);
        deck.paint(flag);
        log.note(flag);
        deck.hang(name);
    }

}
