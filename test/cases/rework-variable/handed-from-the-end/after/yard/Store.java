package yard;

class Store {
    private final List<Crate> crates = new ArrayList<>();

    boolean load(int hour, Port port, Crate load) {
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
