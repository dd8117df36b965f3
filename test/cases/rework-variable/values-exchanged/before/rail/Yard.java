package rail;

class Yard {
    private String fallback;

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
        Track track = null;
        block(track);
        clear();
    }

    void title() {
        String title = "local";
        print(title);
        clear();
    }

    void ask(Train train) {
        boolean stands = !train.isRolling();
        note(stands);
        clear();
    }
}
