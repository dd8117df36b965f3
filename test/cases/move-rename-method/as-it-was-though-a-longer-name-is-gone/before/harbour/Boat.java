package harbour;

class Boat {
    void sailHome(Sea sea) {
        fog.horn(2);
    }

    void drift(Sea sea) {
        pumps.start(fuel);
        water.rise(3);
        gulls.feed(fish);
    }
}
