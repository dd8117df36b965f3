package p;

class Harbour implements Crewed {
    void restHarbour() {
        sleepHarbour(7);
        snore();
    }

    void plainHarbour() {
        for (Object harbour : allHarbour()) drop(harbour);
    }
}
