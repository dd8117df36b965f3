package mill;

class Wall {
    int wide;
    boolean dry;

    void wait(int hours) {
        dry = hours > 3;
    }
}
