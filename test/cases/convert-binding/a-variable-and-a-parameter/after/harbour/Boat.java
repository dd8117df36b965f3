package harbour;

class Boat {
    private Deck deck;
    private Log log;
    private Rope spare;

    void load(Port port, Plank plank, int n) {
        deck.open(port);
        deck.hang(plank);
        deck.paint(plank);
        log.note(plank);
    }

    void unload(Port port, Rope line) {
        Plank plank = deck.plank();
        deck.open(port);
        log.note(plank);
    }

    void stow(Port port, Rope line) {
        Plank plank = deck.plank();
        deck.open(port);
        log.note(plank);
        deck.hang(plank);
    }

}
