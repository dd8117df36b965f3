package p;

class Lake {
    void rest() {
        sleep();
    }

    int haRbOur(int deep) {
        int far = measure(deep, 3);
        report(far);
        return far + deep;
    }
}
