package shop;

class Desk {
    private final String name;

    Desk(String name) {
        this.name = name;
    }

    String name() {
        return name;
    }

    private static void checkOpen(Crate crate, String reason, Owner owner) {
        if (crate.isClosed()) {
            throw new IllegalStateException("The crate may not be opened while it is on the belt");
        }
    }
}
