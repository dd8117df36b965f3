package yard;

class Store {
    private final List<Crate> crates = new ArrayList<>();

    boolean load(int hour, Crate load, Port port) {
        if (isClosed()) {
            return false;
        }
        crates.add(load);
        return true;
    }
}
