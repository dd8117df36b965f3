package rail;

class Signal {
    void set(Lever lever) {
        int place = lever.place();
        try {
            place = lever.pull(1);
        } catch (IOException e) {
            log.warn(e);
        }
        clear(place);
    }
}
