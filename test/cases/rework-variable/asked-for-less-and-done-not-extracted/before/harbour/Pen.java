package harbour;

class Pen {
    private Pins pins;
    private Pin spare;

    void show(int start) {
        pins.read(start, spare);
        Deck.tell(spare);
    }
}
