package rail;

class Yard {
    void count() {
        long origin = 1;
        show(2, origin);
        clear();
    }

    void mark(Train train) {
        Plate plate = train.route().gate().plate(3);
        hang(plate, train);
        clear();
    }

    void choose() {
        Track side = null;
        open(7, side);
        clear();
    }

    void nothing() {
        Plate plate = null;
        open(7, plate);
        clear();
    }

    void make() {
        Track side = new Track(4);
        open(7, side);
        clear();
    }
}
