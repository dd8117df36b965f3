package harbour;

class Buoy {
    private int depth;

    int anchor(int metres) {
        depth = depth + metres;
        report("depth", depth);
        return depth;
    }

    void ring() {
        sound("bell", 3);
    }
}
