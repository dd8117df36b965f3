package port;

public class Crew {
    void muster(Deck deck) {
        deck.clear();
        deck.ring(1, "bell");
        deck.count();
    }
}
