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

    void serve(Boat boat, Crew crew, Quay quay) {
        open();
        load(boat);
        close();
    }
}
