package harbour;

class Boat {
    void travel() {
        depart(null);
    }

    void depart(Sea sea) {
        ropes.cut(sea, knife);
        flag.hoist(7);
        lights.dim(sea);
    }
}
