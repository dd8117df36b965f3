package harbour;

class Boat implements Floating {
    void sail() {
        wind.catchAll(mast);
        mast.lean(wind);
    }
}
