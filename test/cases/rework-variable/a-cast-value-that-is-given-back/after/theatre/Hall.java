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
        return (Seat) shelf.take(row);
    }

    void show(int row) {
        log.say(row);
        screen.print((Seat) shelf.take(row));
    }

    void choose(int row) {
        log.say(row);
        seat = (Seat) shelf.take(row);
    }
}
