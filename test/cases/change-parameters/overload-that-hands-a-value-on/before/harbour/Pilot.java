package harbour;

class Pilot {

    private Tide tide;

    int depth() {
        return tide.level() + 3;
    }

    Berth berth(Ship ship) {
        Mark mark = ship.find(NORTH);
        return tide.berths(mark).first();
    }

    void leave() {
        tide.out();
    }
}
