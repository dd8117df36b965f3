package harbour;

class Boat {
    Boat light(boolean lamp) {
        lamps.put(Marks.LAMP, Box.of(lamp));
        return this;
    }
}
