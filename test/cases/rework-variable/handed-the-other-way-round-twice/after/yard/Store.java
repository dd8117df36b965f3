package yard;

class Store {
    private final List<Crate> crates = new ArrayList<>();

    boolean load(int hour, Crate load) {
        if (isClosed()) {
            return false;
        }
        stow(load, hour);
        return true;
    }

    private void stow(Crate crate, int time) {
        crates.add(crate);
        note(time);
        weigh(crate, 2);
        ring(time, 2);
    }
}
