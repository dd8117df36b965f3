package lift;

class Cabin {
    private final Motor motor = new Motor();

    void obey(Object given) {
        motor.oil(3);
        if (given == Order.RISE) {
            motor.start();
        }
        boolean resting = given == Order.HALT;
        motor.brake(resting);
    }
}
