package harbour;

class Boat {
    private Deck deck;
    private Log log;
    private Rope spare;

    void load(Port port, Crew crew) {
        deck.open(port);
        deck.hang(crew);
        Rope rope = crew.rope();
        log.note(rope);
    }

    void unload(Port port, Rope line) {
        deck.open(port);
        Rope rope = line.half();
        log.note(rope);
    }

}
