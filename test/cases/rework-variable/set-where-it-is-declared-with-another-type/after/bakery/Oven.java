package bakery;

class Oven {
    void heat(Dial dial) {
        int heat = dial.readDegree(3);
    }
}
