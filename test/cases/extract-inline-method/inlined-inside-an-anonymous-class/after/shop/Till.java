package shop;

class Till {
    void close(Day day) {
        clock.after(day, new Task() {
            public void run() {
                Sum sum = book.sum(3);
                printer.print(sum, 3);
                bell.ring();
            }
        });
    }
}
