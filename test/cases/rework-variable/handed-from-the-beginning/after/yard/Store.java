package yard;

class Store {
    private final List<Crate> crates = new ArrayList<>();

    boolean load(Crate load, int hour, Port port) {
        if (isClosed()) {
            return false;
        }
        stow(load);
        return true;
    }

    private void stow(Crate crate) {
        crates.add(crate);
    }
}
