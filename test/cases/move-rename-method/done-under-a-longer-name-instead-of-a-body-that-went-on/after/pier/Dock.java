package pier;

public class Dock {
    void start() {
        ready();
    }

    int haul(Boat boat) {
        log.patch(deck);
        int far = chart.push(9);
        deck.sweep(hold);
        raise(rope, 5);
        hum(7);
        return 1;
    }

    int moorAll(Crew crew) {
        nap.now();
        wake(3);
        return 1;
    }

    void stop() {
        halt();
    }

    void serve(Boat boat, Crew crew) {
        open();
        moorAll(crew);
        close();
    }
}
