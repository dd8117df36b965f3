package harbour;

class Boat {
    void sail(Sea sea) {
        pumps.start(fuel);
        water.rise(3, fast);
        gulls.feed(fish);
    }

    void walk() {
        plank.lay(3);
        sail(pond);
    }
}
