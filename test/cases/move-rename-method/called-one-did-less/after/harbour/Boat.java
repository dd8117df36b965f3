package harbour;

class Boat {
    void drift(Sea sea) {
        pumps.start(fuel);
        water.rise(3);
        cast(sea);
    }

    void cast(Sea sea) {
        ropes.cut(sea, knife);
    }
}
