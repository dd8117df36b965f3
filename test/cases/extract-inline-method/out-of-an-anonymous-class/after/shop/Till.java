package shop;

class Till {
    int drawers;

    void close(Day day) {
        clock.after(day, new Task() {
            public void run() {
                print(day);
                bell.ring();
            }
        });
    }

    void print(Day day) {
        Sum total = book.sum(day);
        printer.print(total, drawers);
    }

    boolean open(Key key) {
        return locks.ask(new Test<Key>() {
            public boolean fits(Key one) {
                return Keys.isNew(one) && ring.holds(one);
            }
        });
    }
}
