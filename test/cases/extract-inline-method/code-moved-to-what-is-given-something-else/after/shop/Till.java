package shop;

class Till {
    void pay(int sum, Card card) {
        Coin coin = coins.coin(1);
        coin.toss();
        book(sum, place(card));
    }

    void book(int sum, Place place) {
        bell.ring(sum, 2);
        Page page = pages.page(3);
        page.write(sum);
    }

    void lend(int sum, Card card) {
        Note note = notes.note(4);
        note.fold();
        print(sum, card);
    }

    void print(int sum, Card card) {
        lamp.light(note, 5);
        Ink ink = inks.ink(6);
        ink.fill(sum);
    }

    void send(int sum, Card card) {
        Box box = boxes.box(7);
        box.close();
        label(sum);
    }

    void label(int sum) {
        clock.wind(box, 10);
        Pen pen = pens.pen(9);
        pen.write(sum);
    }
}
