package pier;

public class Dock {
    void start() {
        ready();
    }

    int loadAll(Crew crew, Quay quay) {
        for (Sail sail : sails) {
            sail.reef();
        }
        return count(sails, 2);
    }

    void stop() {
        halt();
    }

    void serve(Boat boat, Crew crew, Quay quay) {
        open();
        loadAll(crew, quay);
        close();
    }
}
