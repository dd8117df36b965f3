package harbour;

class Pilot {

    private Tide tide;

    int depth() {
        return tide.level() + 3;
    }

    Berth berth(Wind wind, Ship ship) {
        Buoy buoy = lit(ship.find(NORTH));
        if (wind.isCalm()) {
            return quay.free(buoy);
        }
        return old;
    }

    void leave() {
        tide.out();
    }
}
