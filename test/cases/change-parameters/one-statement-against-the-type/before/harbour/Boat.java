package harbour;

class Boat {
    private Deck deck;
    private Log log;
    private Rope spare;

    void load(Port port, String label) {
        deck.open(port);
        deck.sweep(3);
        deck.paint(label);
    }

    void unload(Port port, String label) {
        deck.open(port);
        deck.sweep(4);
        deck.paint(label);
        log.note(label);
    }

    void stow(Port port, String label) {
        deck.open(port);
        deck.sweep(5);
        deck.paint(label);
        log.note(label);
        deck.hang(label);
    }

}
