package theatre;

class Hall {
    Plan plan;
    Seat seat;
    int sold;

    void open() {
        bell.ring();
        sold = 0;
    }

    Seat find(int row) {
        log.say(row);
        Object found = shelf.take(row);
        return (Seat) found;
    }

    void show(int row) {
        log.say(row);
        Object ticket = shelf.take(row);
        screen.print((Seat) ticket);
    }

    void choose(int row) {
        log.say(row);
        Object place = shelf.take(row);
        seat = (Seat) place;
    }
}
