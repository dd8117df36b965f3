package mill;

class Gate {
    void turn(Wheel wheel, Brook brook) {
        wheel.grease();
        if (wheel.isFree() && brook.isHigh()) {
            wheel.run(4);
            brook.lower();
        }
    }

    void halt(Wheel wheel, Brook brook) {
        wheel.oil();
        if (wheel.isWet() && brook.isLow()) {
            wheel.stop(2);
            brook.raise();
        }
    }
}
