package yard;

class Store {
    private final List<Crate> crates = new ArrayList<>();

    boolean load(int hour, Crate load) {
        if (isClosed()) {
            return false;
        }
        crates.add(load);
        note(hour);
        return true;
    }
}
