package bakery;

class Oven {
    void heat(Dial dial) {
        try {
            Degree degree = dial.readDegree(3);
        } finally {
            dial.close();
        }
    }
}
