package shop;

class Till {
    void pay(int sum, Card card) {
        Coin coin = coins.coin(1);
        coin.toss();
        bell.ring(sum, 2);
        book(sum, card);
    }

    void book(int sum, Card card) {
        Page page = pages.page(3);
        page.write(sum);
    }

    void lend(int sum, Card card) {
        Note note = notes.note(4);
        note.fold();
        lamp.light(note, 5);
        print(sum, card);
    }

    void print(int sum, Card card) {
        Ink ink = inks.ink(6);
        ink.fill(sum);
    }

    void send(int sum, Card card) {
        Box box = boxes.box(7);
        box.close();
        clock.wind(box, 8);
        label(sum, card);
    }

    void label(int sum, Card card) {
        Pen pen = pens.pen(9);
        pen.write(sum);
    }
}
