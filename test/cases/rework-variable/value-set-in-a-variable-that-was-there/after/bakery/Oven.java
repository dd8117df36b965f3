package bakery;

class Oven {
    void heat(Dial dial) {
        int limit = 200;
        keep(limit);
        limit = dial.readDegree(3);
    }
}
