package harbour;

class Boat {
    void sail(Sea sea) {
        ropes.cut(sea, knife);
        flag.hoist(7);
        lights.dim(sea);
    }
}
