package harbour;

class Boat {
    void sailHome(Sea sea) {
        fog.horn(2);
    }

    void sail(Sea sea, int days) {
        pumps.start(fuel);
        water.rise(4);
        gulls.feed(fish);
    }
}
