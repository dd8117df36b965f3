package rail;

class Switches {
    void throwOver() {
        Signal first = signalOf(12);
        Signal second = signalOf(47);
        clear(first);
        block(second);
    }
}
