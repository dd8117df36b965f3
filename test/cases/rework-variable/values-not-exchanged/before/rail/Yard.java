package rail;

class Yard {
    void count() {
        int first = 0;
        shunt(first);
        clear();
    }

    void mark(Train train) {
        Name name = train.route().first().name();
        paint(name);
        clear();
    }

    void choose() {
        Track track = trackOf(4);
        block(track);
        clear();
    }

    void nothing() {
        Track track = null;
        block(track);
        clear();
    }

    void make() {
        Track track = null;
        block(track);
        clear();
    }
}
