package harbour;

class Boat {
    void depart(Sea sea) {
        crew.call(sea);
        ropes.cut(knife, 3);
        flag.hoist(7);
        lights.dim(sea);
    }
}
