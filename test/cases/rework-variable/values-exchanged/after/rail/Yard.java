package rail;

class Yard {
    private String fallback;

    void count() {
        long origin = 0;
        show(2, origin);
        clear();
    }

    void mark(Train train) {
        Plate plate = train.route().plate(3);
        hang(plate, train);
        clear();
    }

    void choose() {
        Track side = trackOf(4);
        open(7, side);
        clear();
    }

    void title() {
        String label = this.fallback;
        hang(1, label);
        clear();
    }

    void ask(Train train) {
        Answer brief = train.length() > 30;
        send(4, brief);
        clear();
    }
}
