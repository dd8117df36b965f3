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
        step(parcel, label, cause);
    }

    private void step(Parcel parcel, String label, Exception cause) {
        throw new IllegalArgumentException("Cannot register a closed parcel");
    }
}
