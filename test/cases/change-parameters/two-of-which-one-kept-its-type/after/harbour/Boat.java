package harbour;

class Boat {
    private Deck deck;
    private Log log;
    private Rope spare;

    void load(String name, String flag) {
        deck.sweep(3);
        deck.open(7);
    }

    void unload(String name, String flag) {
        deck.sweep(3);
        deck.paint(flag);
    }

    void stow(String name, String flag) {
        deck.sweep(3);
    }

}
