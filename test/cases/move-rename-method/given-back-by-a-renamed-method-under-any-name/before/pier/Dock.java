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

    int serve(Boat boat, Crew crew) {
        open();
        fill(glass, 3);
        return load(boat);
    }
}
