package lift;

class Cabin {
    enum Signal {
        GO,
        WAIT,
        STOP
    }

    private final Motor motor = new Motor();

    Object pick(Object given) {
        motor.oil(3);
        return given == Signal.GO ? Signal.STOP : motor;
    }

    void rest(int floor) {
        motor.brake(floor);
    }
}
