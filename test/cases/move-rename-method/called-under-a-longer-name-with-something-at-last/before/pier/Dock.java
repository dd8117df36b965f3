package pier;

public class Dock {
    void start() {
        ready();
    }

    int load() {
        mast.lower(5);
        this.speed = 8;
        return deck.width();
    }

    void stop() {
        halt();
    }

    void serve(Crew crew) {
        open();
        load();
        close();
    }
}
