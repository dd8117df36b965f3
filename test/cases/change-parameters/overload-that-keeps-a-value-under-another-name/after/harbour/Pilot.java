package harbour;

class Pilot {

    private Tide tide;

    int depth() {
        return tide.level() + 3;
    }

    Berth berth(Wind wind, Ship ship) {
        Buoy buoy = ship.find(NORTH);
        buoy.light(wind);
        wind.drop();
        return quay.first().free();
    }

    void leave() {
        tide.out();
    }
}
