package harbour;

class Vessel implements Floating {
    private Boat boat;

    void dock() {
        crane.swing(deck);
        deck.clear();
        log.add(deck);
    }
}
