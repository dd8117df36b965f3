package harbour;

class Boat {
    void sail(Sea sea) {
        pumps.start(fuel);
        ropes.cut(sea, knife);
        gulls.feed(fish);
        flag.hoist(7);
    }
}
