package shop;

class Till {
    void close(Day day) {
        clock.after(day, new Task() {
            public void run() {
                print(3);
                bell.ring();
            }

            private void print(int copies) {
                Sum sum = book.sum(copies);
                printer.print(sum, copies);
            }
        });
    }
}
