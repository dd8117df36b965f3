package pier;

public class Dock {
    void start() {
        ready();
    }

    int load(Boat boat) {
        mast.lower(5);
        this.speed = 8;
        return deck.width();
    }

    void stop() {
        halt();
    }
}

class Quay {
    void serve(Boat boat, Crew crew) {
        open();
        deck.put(dock.load(boat));
    }
}

class Wharf {
    void rest() {
        nap();
    }
}
