package mill;

class Wheel {
    private Oiled shaft;
    private int turns;

    void turn(int speed) {
        turns += speed;
    }

    static final class Oiled {
        private Shaft shaft;
        private int drops;
    }
}
