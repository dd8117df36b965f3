package shop;

class Counter {
    int drawers;

    void send(int parcel) {
        Box box = shelf.box(parcel);
        box.close();
        String name = names.name(parcel);
        box.write(name, 7);
        bell.ring(4);
        lamp.light(drawers);
    }
}
