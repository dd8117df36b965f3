package harbour;

class Pen {
    private Pins pins;
    private Pin spare;

    void show(int start) {
        Pin pin = pins.read(start);
        mark(pin, true);
    }
}
