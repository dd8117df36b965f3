package shop;

class Till {
    Task task = new Task() {
        public void run() {
            printer.print(drawers, 3);
            bell.ring();
        }
    };

    void close(Day day) {
        clock.after(day, new Task() {
            public void run() {
                clock.ask(new Task() {
                    public void run() {
                        book.sum(day);
                        light.dim(day, 2);
                    }
                });
            }
        });
    }

    void open(Day day) {
        class Opener {
            void go() {
                door.turn(day);
                light.turn(day, 4);
            }
        }
        clock.after(day, new Opener());
    }
}
