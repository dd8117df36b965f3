package p;

class Moor {
    void restMoor() {
        sleepMoor(4);
    }
}
