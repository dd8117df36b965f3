package mill;

class Wheel {
    private Oiled shaft;
    private int turns;

    void turn(int speed) {
        turns += speed;
        shaft.spin(speed);
    }

    static final class Oiled {
        private final Shaft inner;
        private int drops;

        Oiled(Shaft inner) {
            this.inner = inner;
        }

        void spin(int speed) {
            drops--;
            inner.spin(speed);
        }
    }
}
