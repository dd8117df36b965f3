package bakery;

class Oven {
    void heat(Dial dial) {
        Degree degree;
        degree = dial.readDegree(3);
    }
}
