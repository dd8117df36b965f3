package lift;

class Cabin {
    private final Motor motor = new Motor();

    void obey(Object given) {
        motor.oil(3);
        motor.press(Signal.GO);
        motor.brake(given);
        motor.press(Signal.STOP);
        if (given == Signal.WAIT) {
            motor.idle();
        }
    }
}
