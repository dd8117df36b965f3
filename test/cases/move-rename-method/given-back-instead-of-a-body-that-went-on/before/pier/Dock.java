package pier;

public class Dock {
    void start() {
        ready();
    }

    int moor(Boat boat) {
        log.patch(deck);
        int far = chart.push(9);
        deck.sweep(hold);
        raise(rope, 5);
        mast.signal(6);
        return 1;
    }

    void stop() {
        halt();
    }

    int serve(Boat boat, Crew crew) {
        open();
        return moor(boat);
    }
}
