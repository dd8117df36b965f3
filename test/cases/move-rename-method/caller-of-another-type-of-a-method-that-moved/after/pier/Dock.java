package pier;

public class Dock {
    void start() {
        ready();
    }

    int haul(Boat boat) {
        for (Sail sail : sails) {
            sail.reef();
        }
        return count(sails, 2);
    }

    void stop() {
        halt();
    }
}

class Quay {
    void serve(Boat boat, Crew crew) {
        open();
        deck.put(dock.haul(boat));
    }
}

class Wharf {
    int load(Boat boat) {
        mast.lower(5);
        this.speed = 8;
        return deck.width();
    }

    void rest() {
        nap();
    }
}
