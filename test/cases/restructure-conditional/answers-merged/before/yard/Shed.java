package yard;

class Shed {
    boolean isFull(Load load, boolean wet) {
        count(load);
        if (load instanceof Hay) {
            return true;
        }
        if (wet) {
            return true;
        }
        return false;
    }

    boolean takes(Load load, Hook hook) {
        count(load);
        if (load.fits()) {
            return hook.holds(load);
        }
        return false;
    }

    boolean differs(Load load, Load other) {
        count(load);
        if (load == other) {
            return false;
        }
        return true;
    }

    boolean small(Load load, int most) {
        count(load);
        if (load.size() > most) {
            return false;
        }
        return true;
    }

    boolean late(Load load, int most) {
        count(load);
        if (load.size() > most) {
            return false;
        }
        return load.isLate();
    }

    boolean either(Load load, Hook hook) {
        count(load);
        return load.isLate() && hook.isWet();
    }
}
