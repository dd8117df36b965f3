package harbour;

class Boats {
    void dock() {
        crane.swing(deck);
        deck.clear();
        log.add(deck);
    }
}
