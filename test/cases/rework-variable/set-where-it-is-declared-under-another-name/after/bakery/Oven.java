package bakery;

class Oven {
    void heat(Dial dial) {
        start(dial);
        final boolean isHot = dial.reached(limit);
    }
}
