package harbour;

class Boat {
    void drift(Sea sea) {
        pumps.start(fuel);
        water.rise(3, fast);
        fog.horn(2);
    }

    void cruise(Sea sea) {
        pumps.start(fuel);
        water.rise(4, slow);
        gulls.feed(cat);
    }

    void walk() {
        plank.lay(3);
        cruise(pond);
    }
}
