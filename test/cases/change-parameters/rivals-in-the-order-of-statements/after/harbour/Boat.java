package harbour;

class Boat {
    private Deck deck;
    private Log log;
    private Rope spare;

    void load(Port port, Flag flag, Plank plank, int n) {
        deck.open(port);
        deck.paint(flag);
        log.note(flag);
        deck.hang(plank);
    }

    void unload(Port port, Flag flag, Plank plank, int n) {
        deck.open(port);
        deck.paint(flag);
        log.note(flag);
    }

}
