package mill;

class Grinder {
    int grind(int grains) {
        return grains / 2;
    }

    void clean() {
        brush.run();
    }
}
