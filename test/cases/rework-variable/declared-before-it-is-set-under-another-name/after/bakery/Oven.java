package bakery;

class Oven {
    void heat(Dial dial) {
        Reading measured = null;
        try {
            measured = dial.readDegree(3);
        } finally {
            dial.close();
        }
    }
}
