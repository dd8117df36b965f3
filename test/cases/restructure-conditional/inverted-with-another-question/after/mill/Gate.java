package mill;

class Gate {
    void turn(Wheel wheel, Brook brook) {
        wheel.grease();
        if (!wheel.isFree() || !brook.hasIce()) {
            wheel.run(4);
            brook.lower();
        }
    }

    void halt(Wheel wheel, Brook brook) {
        wheel.oil();
        if (!wheel.hasMud() || !brook.isDry(7)) {
            wheel.stop(2);
            brook.raise();
        }
    }
}
