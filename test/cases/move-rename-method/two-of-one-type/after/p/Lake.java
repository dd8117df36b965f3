package p;

class Lake {
    void restLake() {
        sleepLake(4);
    }

    int harbour(int deep) {
        int far = measure(deep, 3);
        report(far);
        return far + deep;
    }
}
