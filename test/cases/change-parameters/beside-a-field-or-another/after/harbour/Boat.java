package harbour;

class Boat {
    private Deck deck;
    private Log log;
    private Rope spare;

    void load(Port port, Flag flag, int n) {
        deck.open(port);
        deck.sweep(3);
        log.close(3);
        deck.paint(flag);
        log.note(this.spare);
    }

    void unload(Port port, Flag flag, int n) {
        deck.open(port);
        deck.sweep(4);
        log.close(4);
        deck.paint(flag);
        log.note(flag);
        deck.hang(this.spare);
    }

    void stow(Port port, Flag flag, int n) {
        deck.open(port);
        deck.sweep(5);
        log.close(5);
        deck.paint(flag);
        log.note(flag);
        deck.hang(port);
    }

    void tow(Port port, Flag flag, int n) {
        deck.open(port);
        deck.sweep(6);
        log.close(6);
        deck.paint(flag);
        log.note(Flags.FIRST);
    }

}
