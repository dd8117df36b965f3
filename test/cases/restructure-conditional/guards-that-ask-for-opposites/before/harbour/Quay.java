package harbour;

class Quay {
    void tie(Boat boat, Rope rope, Dock dock) {
        begin();
        if (dock.isOpen() && rope != null) {
            haul(rope);
            note(boat);
        }
    }

    void load(Boat boat, Dock dock) {
        begin();
        if (boat.berth() == 3 && dock.crew() != 0) {
            lift(boat);
            note(boat);
        }
    }

    void leave(Boat boat, Rope rope, Dock dock) {
        begin();
        if (dock.isOpen() && rope != null) {
            cast(rope);
            note(boat);
        }
    }

    void weigh(Boat boat, Dock dock) {
        begin();
        if (boat.load() > 20 && dock.isOpen()) {
            lift(boat);
            note(boat);
        }
    }

    void moor(Boat boat, boolean dry) {
        begin();
        if (dry && takes(boat)) {
            pull(boat);
            note(boat);
        }
    }
}
