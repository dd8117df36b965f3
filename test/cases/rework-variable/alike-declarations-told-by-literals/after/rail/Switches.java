package rail;

class Switches {
    void throwOver() {
        Signal entry = signalOf(47);
        Signal exit = signalOf(12);
        clear(entry);
        block(exit);
    }
}
