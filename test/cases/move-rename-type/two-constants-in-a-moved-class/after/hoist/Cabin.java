package hoist;

class Cabin {
    private final Motor motor = new Motor();

    Object pick(Object given) {
        motor.oil(3);
        return given == Order.RISE ? Order.HALT : motor;
    }

    void rest(int floor) {
        motor.brake(floor);
    }
}
