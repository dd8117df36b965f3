package shop;

class Till {
    int coins;

    void count() {
        coins++;
    }

    void pay(int sum) {
        Card card = cards.card(1);
        card.book(sum);
        print(card, sum);
        Lamps.light(card);
    }

    void print(Card card, int sum) {
        Note note = notes.note(card);
        note.print(sum, drawers(3));
    }

    void send(int parcel) {
        Box box = shelf.box(parcel);
        box.close();
        String name = names.name(parcel);
        box.write(name, 7);
        bell.ring(4);
    }
}
