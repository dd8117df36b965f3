package clinic;

class Signal {
    boolean knows(Name name) {
        if (!table.has(name)) {
            return false;
        }
        return true;
    }

    void drop(Value value) {
        if (value == null) {
            discard = true;
        }
        walk(value);
    }

    void loud(Tone tone, Room room) {
        load(room);
        if (room.isOpen() && tone.isHigh()) {
            ring(tone);
        }
    }
}
