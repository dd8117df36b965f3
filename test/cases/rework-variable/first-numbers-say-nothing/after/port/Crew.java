package port;

public class Crew {
    void muster(Deck deck) {
        deck.clear();
        int watch = 1;
        deck.assign(watch);
        deck.count();
    }
}
