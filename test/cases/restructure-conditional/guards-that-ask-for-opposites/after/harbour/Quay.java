package harbour;

class Quay {
    void tie(Boat boat, Rope rope, Dock dock) {
        begin();
        if (!dock.isOpen()) {
            return;
        }
        if (rope == null) {
            return;
        }
        haul(rope);
        note(boat);
    }

    void load(Boat boat, Dock dock) {
        begin();
        if (boat.berth() != 3) {
            return;
        }
        if (dock.crew() == 0) {
            return;
        }
        lift(boat);
        note(boat);
    }

    void leave(Boat boat, Rope rope, Dock dock) {
        begin();
        if (rope == null) {
            return;
        }
        if (!dock.isOpen()) {
            return;
        }
        cast(rope);
        note(boat);
    }

    void weigh(Boat boat, Dock dock) {
        begin();
        if (boat.load() <= 20) {
            return;
        }
        if (!dock.isOpen()) {
            return;
        }
        lift(boat);
        note(boat);
    }

    void moor(Boat boat, boolean dry) {
        begin();
        if (!dry) {
            return;
        }
        if (!takes(boat)) {
            return;
        }
        pull(boat);
        note(boat);
    }
}
