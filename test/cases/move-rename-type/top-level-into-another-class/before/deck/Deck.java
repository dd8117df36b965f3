package deck;

import java.util.ArrayList;
import java.util.List;

public class Deck {
    private final List<Card> cards = new ArrayList<>();

    public void shuffleIn(String suit, int rank) {
        cards.add(new Card(suit, rank));
    }
}
