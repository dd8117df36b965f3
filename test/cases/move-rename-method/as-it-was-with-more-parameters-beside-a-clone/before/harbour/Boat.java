package harbour;

class Boat {
    void sail(Sea sea, int days) {
        pumps.start(fuel);
        water.rise(3);
    }
}
