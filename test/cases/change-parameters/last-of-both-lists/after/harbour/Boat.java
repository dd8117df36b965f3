package harbour;

class Boat {
    private Deck deck;
    private Log log;
    private Rope spare;

    void load(Port port, int n, Flag flag) {
        deck.open(port);
        deck.paint(flag);
    }

    void unload(Flag flag, Rope line, Crew crew, Plank plank) {
        deck.sweep(3);
        deck.hang(plank);
    }

}
