package harbour;

class Boat {
    void sail(Sea sea) {
        throw new Failure("not yet");
    }
}
