package harbour;

class Boat {
    int depth = 0;
    int width = 1;
    int speed = 2;
    int crew = 3;
    int masts = 4;

    void sail() {
        sea.cross(depth);
    }

    void anchor() {
        chain.drop(width);
    }
}
