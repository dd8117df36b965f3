package pier;

public class Dock {
    void start() {
        ready();
    }

    int loan(Boat boat, Crew crew) {
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
        loan(boat, crew);
        close();
    }
}
