package lift;

class Cabin {
    private final Motor motor = new Motor();

    void obey(Object given) {
        motor.oil(3);
        motor.press(Order.RISE);
        motor.brake(given);
        motor.press(Order.HALT);
        if (given == Order.SINK) {
            motor.idle();
        }
    }
}
