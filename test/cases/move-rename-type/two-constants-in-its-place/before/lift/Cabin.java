package lift;

class Cabin {
    private final Motor motor = new Motor();

    void obey(Object given) {
        motor.oil(3);
        if (given == Signal.GO) {
            motor.start();
        }
        boolean resting = given == Signal.STOP;
        motor.brake(resting);
    }
}
