package shop;

class Desk {
    int drawers;

    void own() {
        drawers++;
    }

    void pay(int sum) {
        Card card = cards.card(1);
        card.book(sum);
        Note note = notes.note(card);
        note.print(sum, drawers(3));
        bell.ring(2);
        lamp.light(card);
    }

    void send(int parcel) {
        Box box = shelf.box(parcel);
        box.close();
        label(box, parcel);
        bell.ring(4);
    }

    void label(Box box, int parcel) {
        String name = names.name(parcel);
        box.write(name, 7);
    }
}
