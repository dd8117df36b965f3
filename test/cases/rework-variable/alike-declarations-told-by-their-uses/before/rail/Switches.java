package rail;

class Switches {
    void throwOver(Track north, Track south) {
        Signal first = signalOf(north);
        Signal second = signalOf(south);
        clear(first);
        block(second);
    }
}
