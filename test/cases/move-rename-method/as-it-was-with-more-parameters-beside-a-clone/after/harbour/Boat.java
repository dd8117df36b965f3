package harbour;

class Boat {
    void drift(Sea sea, int days, Crew crew) {
        pumps.start(fuel);
        water.rise(3);
    }

    void cruise(Sea sea, int days) {
        pumps.start(fuel);
        water.rise(3);
    }
}
