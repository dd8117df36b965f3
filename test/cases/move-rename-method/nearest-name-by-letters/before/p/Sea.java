package p;

class Sea {
    int a(int deep) {
        int far = measure(deep, 3);
        report(far);
        return far + deep;
    }

    int oldHarbour(int deep) {
        int far = measure(deep, 3);
        report(far);
        return far + deep;
    }
}
