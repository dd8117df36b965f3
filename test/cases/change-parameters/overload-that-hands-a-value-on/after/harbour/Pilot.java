package harbour;

class Pilot {

    private Tide tide;

    int depth() {
        return tide.level() + 3;
    }

    Berth berth(Wind wind, Ship ship) {
        Buoy buoy = lit(ship.find(NORTH));
        wind.drop();
        return quay.free(buoy);
    }

    void leave() {
        tide.out();
    }
}
