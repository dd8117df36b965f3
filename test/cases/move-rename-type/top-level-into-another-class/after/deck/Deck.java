package deck;

import java.util.ArrayList;
import java.util.List;

public class Deck {
    private final List<Card> cards = new ArrayList<>();

    public void shuffleIn(String suit, int rank) {
        cards.add(new Card(suit, rank));
    }

    static class Card {
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
}
