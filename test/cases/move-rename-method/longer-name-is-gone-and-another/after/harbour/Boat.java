package harbour;

class Boat {
    void sail(Sea sea) {
        pumps.start(fuel);
        water.rise(3);
        gulls.feed(fish);
    }
}
