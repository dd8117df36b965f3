package harbour;

class Boat {
    void leave(Sea sea) {
        crew.call(sea);
        cast();
        lights.dim(sea);
    }

    void cast() {
        ropes.cut(knife, 3);
        flag.hoist(7);
    }
}
