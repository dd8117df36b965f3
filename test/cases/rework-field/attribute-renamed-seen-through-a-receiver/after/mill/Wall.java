package mill;

class Wall {
    int width;
    boolean dry;

    void wait(int hours) {
        dry = hours > 3;
    }
}
