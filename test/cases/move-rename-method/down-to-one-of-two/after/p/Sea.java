package p;

class Sea extends Lake {
    void restSea() {
        sleepSea(3);
    }

    int boat(int deep) {
        check(deep);
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
