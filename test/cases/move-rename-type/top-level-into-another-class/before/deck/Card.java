package deck;

class Card {
    private final String suit;
    private final int rank;

    Card(String suit, int rank) {
        this.suit = suit;
        this.rank = rank;
    }

    boolean beats(Card other) {
        return suit.equals(other.suit) && rank > other.rank;
    }
}
