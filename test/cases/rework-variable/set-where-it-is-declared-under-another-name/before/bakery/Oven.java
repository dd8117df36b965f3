package bakery;

class Oven {
    void heat(Dial dial) {
        boolean ready;
        start(dial);
        ready = dial.reached(limit);
    }
}
