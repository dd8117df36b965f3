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

    void serve(Boat boat) {
        open();
        if (haul(boat) > 3) {
            close();
        }
    }

    void rest(Boat boat) {
        sweep(3);
        int many = tool.put(4);
        sleep(many);
    }
}
