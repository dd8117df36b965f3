package rail;

class Switches {
    void throwOver(Track north, Track south) {
        Signal entry = signalOf(south);
        Signal exit = signalOf(north);
        clear(entry);
        block(exit);
    }
}
