package harbour;

class Boat {
    void drift(Sea sea) {
        pumps.start(fuel);
        cast(sea);
    }

    void cast(Sea sea) {
        ropes.cut(sea, knife);
        gulls.feed(fish);
        flag.hoist(7);
    }
}
