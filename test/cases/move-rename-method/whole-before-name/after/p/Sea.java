package p;

class Sea {
    void restSea() {
        sleepSea(3);
    }

    int crane(int deep) {
        int far = measure(deep, 3);
        report(far);
        return far + deep;
    }

    int boat(int deep) {
        check(deep);
        int far = measure(deep, 3);
        report(far);
        return far + deep;
    }
}
