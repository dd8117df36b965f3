package shop;

class Till {
    Task task = new Task() {
        public void run() {
            print();
        }
    };

    void print() {
        printer.print(drawers, 3);
        bell.ring();
    }

    void close(Day day) {
        clock.after(day, new Task() {
            public void run() {
                clock.ask(new Task() {
                    public void run() {
                        end(day);
                    }
                });
            }
        });
    }

    void end(Day day) {
        book.sum(day);
        light.dim(day, 2);
    }

    void open(Day day) {
        class Opener {
            void go() {
                turn(day);
            }
        }
        clock.after(day, new Opener());
    }

    void turn(Day day) {
        door.turn(day);
        light.turn(day, 4);
    }
}
