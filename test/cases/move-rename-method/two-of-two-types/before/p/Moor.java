package p;

class Moor {
    void restMoor() {
        sleepMoor(4);
    }

    int crane(int deep) {
        int far = measure(deep, 3);
        report(far);
        return far + deep;
    }
}
