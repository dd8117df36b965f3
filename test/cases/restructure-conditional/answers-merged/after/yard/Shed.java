package yard;

class Shed {
    boolean isFull(Load load, boolean wet) {
        count(load);
        return load instanceof Hay || wet;
    }

    boolean takes(Load load, Hook hook) {
        count(load);
        return load.fits() && hook.holds(load);
    }

    boolean differs(Load load, Load other) {
        count(load);
        return load != other;
    }

    boolean small(Load load, int most) {
        count(load);
        return load.size() <= most;
    }

    boolean late(Load load, int most) {
        count(load);
        return load.size() <= most && load.isLate();
    }

    boolean either(Load load, Hook hook) {
        count(load);
        if (load.isLate()) {
            return hook.isWet();
        }
        return false;
    }
}
