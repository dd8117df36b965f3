package shop;

class Desk {
    private final String name;

    Desk(String name) {
        this.name = name;
    }

    String name() {
        return name;
    }

    private static void assertOpen(Crate crate, String reason, Owner owner) {
        if (crate.isClosed()) {
            throw new CrateException("No " + crate + " for " + owner + ".");
        }
    }
}
