package harbour;

class Boat {
    private Deck deck;
    private Log log;
    private Rope spare;

    void load(Port port, String label) {
        deck.open(port);
        deck.sweep(3);
        log.close(3);
        deck.paint(label);
        log.note(label);
    }

    void unload(Port port, String label) {
        deck.open(port);
        deck.sweep(4);
        log.close(4);
        deck.paint(label);
        log.note(label);
        deck.hang(label);
    }

    void stow(Port port, String label) {
        deck.open(port);
        deck.sweep(5);
        log.close(5);
        deck.paint(label);
        log.note(label);
        deck.hang(label);
    }

    void tow(Port port, String label) {
        deck.open(port);
        deck.sweep(6);
        log.close(6);
        deck.paint(label);
        log.note(label);
    }

}
