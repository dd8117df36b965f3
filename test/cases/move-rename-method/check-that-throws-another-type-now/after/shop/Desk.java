package shop;

class Desk {
    private final String name;

    Desk(String name) {
        this.name = name;
    }

    String name() {
        return name;
    }

    private static void assertOpen(Class<?> kind, Parcel parcel) {
        if (parcel.isClosed()) {
            String message = String.format("Cannot register parcel %s as %s since it is closed.", parcel.label(), kind.getName());
            throw new StoreException(message);
        }
    }
}
