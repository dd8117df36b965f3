package yard;

class Store {
    private final List<Crate> crates = new ArrayList<>();

    boolean load(Crate load, int hour, Port port) {
        if (isClosed()) {
            return false;
        }
        crates.add(load);
        return true;
    }
}
