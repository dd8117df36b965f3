package harbour;

class Pilot {

    private Tide tide;

    int depth() {
        return tide.level() + 3;
    }

    Berth berth(Ship ship) {
        Mark mark = ship.find(NORTH);
        tide.wait(mark, 3);
        return new Berth(mark);
    }

    void leave() {
        tide.out();
    }
}
