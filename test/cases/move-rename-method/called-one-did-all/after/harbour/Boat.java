package harbour;

class Boat {
    Boat show(boolean lamp) {
        put(lamp);
        return this;
    }

    Boat put(boolean on) {
        lamps.put(Marks.LAMP, Box.of(on));
        return this;
    }
}
