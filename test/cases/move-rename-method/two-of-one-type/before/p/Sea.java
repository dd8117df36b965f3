package p;

class Sea {
    void restSea() {
        sleepSea(3);
    }

    int boat(int deep) {
        int far = measure(deep, 3);
        report(far);
        return far + deep;
    }

    int crane(int deep) {
        int far = measure(deep, 3);
        report(far);
        return far + deep;
    }
}
