package pier;

public class Dock {
    void start() {
        ready();
    }

    String paint(Hull hull) {
        brush(hull);
        dry(4);
        return name(brush);
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

    void serve(Boat boat, Crew crew) {
        open();
        moor(boat);
        close();
    }
}
