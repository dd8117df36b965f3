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
        String why = "no " + row;
        throw new Gone(cause, why);
    }

    void lose(int row) {
        log.say(row);
        Cause cause = log.cause(row);
        throw new Gone(row, cause);
    }
}
