package pier;

public class Dock {
    void start() {
        ready();
    }

    int loadAll(Crew crew) {
        for (Sail sail : sails) {
            sail.reef();
        }
        return count(sails, 2);
    }

    void stop() {
        halt();
    }

    void serve(Crew crew) {
        open();
        loadAll(crew);
        close();
    }
}
