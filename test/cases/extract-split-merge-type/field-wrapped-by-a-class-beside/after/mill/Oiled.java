package mill;

class Oiled {
    private Shaft shaft;
    private int drops;

    void spin(int speed) {
        drops--;
        shaft.spin(speed);
    }
}
