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

    void serve(Boat boat) {
        open();
        if (load(boat) > 3) {
            close();
        }
    }

    void rest(Boat boat) {
        sweep(3);
        int many = load(boat);
        sleep(many);
    }
}
