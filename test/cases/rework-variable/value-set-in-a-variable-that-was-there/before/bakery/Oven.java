package bakery;

class Oven {
    void heat(Dial dial) {
        int limit = 200;
        keep(limit);
        int degree = dial.readDegree(3);
    }
}
