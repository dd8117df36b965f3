package p;

class Boat implements Crewed {
    void restBoat() {
        sleepBoat(4);
        snore();
    }

    void plainBoat() {
        for (Object boat : allBoat()) drop(boat);
    }

    @Override
    public int stow(int deep) {
        int far = measure(deep, 3);
        report(far);
        return far + deep;
    }
}
