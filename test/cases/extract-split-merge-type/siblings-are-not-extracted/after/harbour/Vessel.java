package harbour;

class Vessel implements Floating<Deck> {
    void dock() {
        crane.swing(deck);
        deck.clear();
        log.add(deck);
    }
}
