package pier;

public class Dock {
    void start() {
        ready();
    }

    int haul(Crew crew) {
        for (Sail sail : sails) {
            sail.reef();
        }
        return count(sails, 2);
    }

    void stop() {
        halt();
    }

    void serve(Boat boat, Crew crew) {
        open();
        if (haul(crew) > 3) {
            close();
        }
    }

    void rest(Boat boat) {
        sweep(3);
        int many = haul(crew);
        sleep(many);
    }
}
