package shop;

class Desk {
    int drawers;

    void send(int parcel) {
        Box box = shelf.box(parcel);
        box.close();
        Labels.label(box, parcel);
        ring();
    }

    void ring() {
        bell.ring(4);
        lamp.light(drawers);
    }
}
