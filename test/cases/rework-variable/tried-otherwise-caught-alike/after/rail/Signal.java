package rail;

class Signal {
    void set(Lever lever) {
        int place = lever.place();
        try {
            check(lever.weight() > 3);
        } catch (RailException e) {
            log.warn(e);
        }
        clear(place);
    }
}
