package pier;

public class Dock {
    void start() {
        ready();
    }

    int haul(Crew crew, int many) {
        for (Sail sail : sails) {
            sail.reef();
        }
        return count(sails, 2);
    }

    void stop() {
        halt();
    }

    int serve(Boat boat, Crew crew) {
        open();
        return haul(crew, 4);
    }
}
