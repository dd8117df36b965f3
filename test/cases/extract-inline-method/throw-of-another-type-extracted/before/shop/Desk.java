package shop;

class Desk {
    private final String name;

    Desk(String name) {
        this.name = name;
    }

    String name() {
        return name;
    }

    void plan(Parcel parcel, String label, Exception cause) {
        parcel.touch();
        log(label);
        throw new IllegalArgumentException(parcel.label());
    }
}
