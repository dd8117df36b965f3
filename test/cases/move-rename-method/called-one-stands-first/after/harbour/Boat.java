package harbour;

class Boat {
    void cast(Sea sea) {
        ropes.cut(sea, knife);
        flag.hoist(7);
    }

    void drift(Sea sea) {
        pumps.start(fuel);
        cast(sea);
    }
}
