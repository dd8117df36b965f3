class Rower extends Boat {
    void start(int most) {
        leave(most);
    }
}

class Boat {
    int strokes;

    int pace() {
        return strokes / 2;
    }

    void announce(int most) {
        log.note("turned " + most);
        bells.ring(most * 2);
    }
}
