package harbour;

class Boat {
    void drift(Lake lake) {
        throw new Failure("not yet");
    }

    void cruise(Sea sea) {
        throw new Failure("not yet");
    }
}
