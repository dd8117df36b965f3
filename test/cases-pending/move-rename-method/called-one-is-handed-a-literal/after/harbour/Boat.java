package harbour;

class Boat {
    void drift(Sea sea) {
        pumps.start(fuel);
        cast(sea, 3);
    }

    void cast(Sea sea, int speed) {
        ropes.cut(sea, knife);
        flag.hoist(7);
    }
}
