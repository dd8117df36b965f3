package shop;

class Labels {
    int count;

    static void label(Box box, int parcel) {
        String name = names.name(parcel);
        box.write(name, 7);
    }
}
