class Rower {
    int strokes;

    int pace() {
        return strokes / 2;
    }

    void start(int most) {
        strokes = most;
        log.note("turned " + most);
        bells.ring(most * 2);
        leave(most);
    }
}
