package shop;

class Lamps {
    int size;

    static void light(Card card) {
        bell.ring(2);
        lamp.light(card);
    }
}
