package yard;

class Crane {
    void lift(Load load, int limit) {
        report(load.weight() > limit, load);
        move(load);
    }

    void lower(Load load, Hook hook) {
        if (load.isHeavy() && hook == null) {
            move(load);
            rest();
        }
    }

    boolean fits(Load load, Hook hook) {
        prepare(load);
        return load.size() == 3 && hook.size() == 4;
    }

    void wait(int turns) {
        for (int i = 0; i < turns; i++) {
            rest();
        }
    }

    void exchanged(Load load, Hook hook) {
        report(load == null && hook != null, load);
        rest();
    }

    void some(Load load, Hook hook) {
        report(load == null && hook == null, load);
        rest();
    }

    void other(Load load, int limit, int most) {
        report(load.weight() > limit, load);
        rest();
    }
}
