package theatre;

class Hall {
    Plan plan;
    Seat seat;
    int sold;

    void open() {
        bell.ring();
        sold = 0;
    }

    void close(int row) {
        log.say(row);
        throw new Gone(cause, "no " + row);
    }

    void lose(int row) {
        log.say(row);
        throw new Gone(row, log.cause(row));
    }
}
