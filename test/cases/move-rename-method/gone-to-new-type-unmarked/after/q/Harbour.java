package q;

class Harbour implements Crewed {
    void restHarbour() {
        sleepHarbour(7);
        snore();
    }

    void plainHarbour() {
        for (Object harbour : allHarbour()) drop(harbour);
    }

    public int stow(int deep) {
        int far = measure(deep, 3);
        report(far);
        return far + deep;
    }
}
