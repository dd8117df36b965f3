package harbour;

class Boat {
    private Rope spare;

    Boat(Deck deck, Rope rope) {
        deck.open(3);
        deck.hang(rope);
    }

    void refit(Deck deck, Rope rope) {
        deck.open(3);
        deck.hang(rope);
    }
}

class Raft {
    Raft(Deck deck) {
        Rope rope = new Rope(3);
        deck.open(4);
        deck.hang(rope);
    }
}
