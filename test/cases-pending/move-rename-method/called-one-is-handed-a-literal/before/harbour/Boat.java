package harbour;

class Boat {
    void sail(Sea sea) {
        pumps.start(fuel);
        ropes.cut(sea, knife);
        flag.hoist(7);
    }
}
