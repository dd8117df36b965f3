package shop;

class Till {
    int drawers;

    void close(Day day) {
        clock.after(day, new Task() {
            public void run() {
                Sum sum = book.sum(day);
                printer.print(sum, drawers);
                bell.ring();
            }
        });
    }

    boolean open(Key key) {
        return locks.ask(new Test<Key>() {
            public boolean fits(Key one) {
                return one.age() < 3 && ring.holds(one);
            }
        });
    }
}
