package clinic;

class Signal {
    boolean knows(Name name) {
        return table.has(name);
    }

    void drop(Value value) {
        discard = value != null;
        walk(value);
    }

    void loud(Tone tone, Room room) {
        load(room);
        if (room.isOpen() && !tone.isHigh()) {
            ring(tone);
        }
    }
}
