package harbour;

class Boat {
    void drift(Lake lake) {
        throw new Failure("not yet");
    }

    void sailOut(Pond pond) {
        throw new Failure("not yet");
    }
}
