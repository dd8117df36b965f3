package harbour;

class Boat {
    private Deck deck;
    private Log log;
    private Rope spare;

    void load(String label, int n) {
        deck.sweep(3);
        deck.open(n);
    }

    void unload(String label, int n) {
        deck.sweep(3);
        deck.paint(label);
    }

    void stow(String label, String mark) {
        deck.sweep(3);
    }

}
