package harbour;

class Boat {
    private Rope spare;

    Boat(Deck deck) {
        deck.open(3);
        deck.hang(this.spare);
    }

    void refit(Deck deck) {
        deck.open(3);
        deck.hang(this.spare);
    }
}

class Raft {
    private Rope rope = new Rope(3);

    Raft(Deck deck) {
        deck.open(4);
        deck.hang(this.rope);
    }
}
